// What eslint looks for: mistakes that types do not show. How the code is laid out is prettier's.
import { defineConfig, globalIgnores } from "eslint/config";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist", "public", "**/*.gen.ts"]),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // svelte-check knows every name and where it comes from
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }], // tsc's own habit
      "@typescript-eslint/no-non-null-assertion": "off", // `!` says what the rules of a game or the line above guarantee
      "@typescript-eslint/no-empty-function": "off", // a table that is only read and a game with nothing to add do nothing
      "@typescript-eslint/class-literal-property-style": "off", // what a game overrides with a computed value is a getter from the start
      "svelte/prefer-svelte-reactivity": "off", // it does not see that a Map or Set is made, read and dropped inside one function
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
