import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface Size {
  entry: string;
  /** The gzipped bytes of JavaScript that loads immediately, including all dependencies except React. */
  js: number;
  /** The gzipped bytes of CSS, including the reset and the tokens. */
  css: number;
}

export async function measure(app: string, entries: readonly string[]): Promise<Size[]> {
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => ({ in: `measured:${entry}`, out: entry })),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: join(app, 'out'),
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [
      {
        name: 'entries',
        setup(bundler) {
          bundler.onResolve({ filter: /^measured:/ }, ({ path }) => ({ path, namespace: 'measured' }));
          bundler.onLoad({ filter: /.*/, namespace: 'measured' }, ({ path }) => ({
            contents: `export * from '@settlement/design-system/${path.slice('measured:'.length)}'`,
            resolveDir: app,
          }));
          // Code behind a dynamic import doesn't count, because it loads later.
          bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  return entries.map((entry) => {
    const output = outputFiles.find(({ path }) => path === join(app, 'out', `${entry}.js`));
    if (!output) throw new Error(`${entry} was not bundled`);
    return { entry, js: gzipSync(output.contents).length, css: sheetSize(app, entry) };
  });
}

/**
 * Returns the gzipped bytes of an entry's styles, or 0 if the entry has no styles, such as icons and types.
 */
function sheetSize(app: string, entry: string): number {
  try {
    const path = join(app, 'node_modules/@settlement/design-system/dist', `${entry}.css`);
    return gzipSync(readFileSync(path)).length;
  } catch {
    return 0;
  }
}
