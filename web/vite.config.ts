import { svelte } from "@sveltejs/vite-plugin-svelte";
import globalData from "@csstools/postcss-global-data";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { icons } from "./icons";

const SERVER = "http://127.0.0.1:8010"; // `monstertisch serve`, for `npm run dev` alone

export default defineConfig({
  plugins: [icons(), svelte()],
  css: { postcss: { plugins: [globalData({ files: ["src/ui/screens.css"] }), customMedia()] } }, // @media (--phone) in every style
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] }, // texts and rules live beside the games
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
