import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/colours.css";
import "./theme.css";

mount(App, { target: document.getElementById("app")! });
