import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const entries = readdirSync('src/entries').filter((file) => file.endsWith('.ts'));

/** One entry per component: a consumer's bundler leaves out what is not imported. */
const components = Object.fromEntries(
  entries
    .filter((file) => !file.endsWith('.css.ts'))
    .map((file) => [file.replace(/\.ts$/, ''), join('src/entries', file)]),
);

export default defineConfig({
  entry: { ...components, 'styles.entry': 'src/entries/styles.css.ts' },
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  clean: true,
  splitting: true,
  treeshake: false,
  minify: false,
  sourcemap: false,
  dts: { entry: components },
  // The font files travel with the package: a bare name in a url() means nothing to a browser.
  noExternal: [/^@fontsource-variable/],
  loader: { '.woff2': 'file' },
  banner: { js: '"use client";' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  async onSuccess() {
    mergeStyles('dist');
  },
});

/**
 * All styles in one file, the foundation first: the order of layers is declared before any of them is
 * filled, so the order of the rest does not matter. The leftovers of the merge are not published.
 */
function mergeStyles(outDir: string): void {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css')).sort();
  const foundation = 'styles.entry.css';
  const ordered = [foundation, ...sheets.filter((file) => file !== foundation)];
  const rules = new Set<string>();
  for (const sheet of ordered) {
    // esbuild repeats what entries share; every file of rules starts with a comment that names it.
    for (const part of readFileSync(join(outDir, sheet), 'utf8').split(/^\/\* vanilla-extract-css-ns:.*$/m)) {
      if (part.trim() !== '') rules.add(part.trim());
    }
    rmSync(join(outDir, sheet));
  }
  writeFileSync(join(outDir, 'styles.css'), `${[...rules].join('\n')}\n`);
  for (const file of files) {
    if (file.startsWith('styles.entry') && !file.endsWith('.css'))
      rmSync(join(outDir, file), { force: true });
  }
}
