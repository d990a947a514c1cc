import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { addClientDirectives, removeBareImports } from './scripts/build/clientDirective.ts';
import type { Outputs } from './scripts/build/clientDirective.ts';
import { entryFiles } from './scripts/build/entryFiles.ts';
import { llmsText, manifest } from './scripts/build/manifest.ts';
import { notices } from './scripts/build/notices.ts';
import { foundation, writeStyles } from './scripts/build/writeStyles.ts';
import { themeInit } from './src/themes/themeChoice.ts';
import { tokenFiles } from './src/themes/tokenFiles.ts';

/** Each component is a separate entry, so that bundlers can omit unused components. */
const entries = Object.fromEntries(entryFiles('.'));

/**
 * Writes a module for each entry that exports the entry. tsup starts a compiler for each folder of entries, so
 * entries of types must be in the same folder.
 */
function writeTypeEntries(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    Object.entries(entries).map(([name, file]) => {
      const path = join(folder, `${name}.ts`);
      writeFileSync(path, `export * from '${relative(folder, file)}';\n`);
      return [name, path];
    }),
  );
}

export default defineConfig({
  entry: { ...entries, ...foundation },
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  clean: true,
  splitting: true,
  treeshake: false,
  minify: false,
  sourcemap: false,
  dts: { entry: writeTypeEntries('.entries') },
  // The package contains the fonts, because browsers can't resolve a package name in `url()`.
  noExternal: [/^@fontsource-variable/],
  loader: { '.woff2': 'file' },
  metafile: true,
  // Elements of the package are recognized by this prefix (`scopedReset.css.ts`).
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `sbc_${hash}` })],
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  async onSuccess() {
    const { outputs }: { outputs: Outputs } = JSON.parse(readFileSync('dist/metafile-esm.json', 'utf8'));
    removeBareImports('.', outputs);
    const clientEntries = addClientDirectives('.', outputs);
    await writeStyles('.', 'dist', outputs);
    const entriesOfPackage = manifest(process.cwd(), clientEntries);
    writeFileSync('dist/components.json', JSON.stringify(entriesOfPackage, null, 2));
    writeFileSync('dist/llms.txt', llmsText('.', entriesOfPackage));
    for (const [file, tokens] of Object.entries(tokenFiles)) {
      writeFileSync(`dist/${file}`, JSON.stringify(tokens, null, 2));
    }
    writeFileSync('dist/THIRD_PARTY_NOTICES.txt', notices('.', outputs));
    // This file is for pages without a bundler, and for policies that allow only scripts of the same origin.
    writeFileSync('dist/theme-init.js', `${themeInit}\n`);
  },
});
