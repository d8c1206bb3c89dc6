// What nothing uses: files, exports, packages.
import type { KnipConfig } from "knip";

/** A Svelte file as knip reads it: its scripts, and what its markup imports. What a component exports is for whoever binds it. */
function imports(source: string): string {
  const scripts = [...source.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, about, script]) =>
    about!.includes("module") ? script : script!.replace(/^ {2}export /gm, ""),
  );
  const markup = source.replace(/<script[\s\S]*?<\/script>/g, "").match(/import\("[^"]+"\)/g) ?? [];
  return [...scripts, ...markup].join(";\n");
}

function fonts(source: string): string {
  return [...source.matchAll(/url\("(@[^"]+)"\)/g)].map((found) => `import "${found[1]}";`).join("\n");
}

export default {
  // Found by import.meta.glob
  entry: ["src/boards/*/{game,replay,tour}.ts", "src/boards/*/{Art,Cards,Ending,Table}.svelte"],
  project: ["*.ts", "src/**/*.{ts,svelte,css}"],
  compilers: { svelte: imports, css: fonts },
  ignore: ["src/**/*.gen.ts"], // all that the server can send, used or not
  ignoreDependencies: ["axe-core"], // tests/browser load it into the page
  ignoreExportsUsedInFile: { interface: true, type: true }, // they belong to what is exported beside them
} satisfies KnipConfig;
