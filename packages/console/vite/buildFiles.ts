import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The minimum file size for compression, in bytes. Compressing smaller files saves too little. */
const LEAST_BYTES = 256;

/**
 * Writes a `.br` and a `.gz` file for each text file of the build, except for the smallest. Web servers can
 * send them without compressing again.
 */
export function precompressed(root: string): Plugin {
  const dist = join(root, 'dist');
  return {
    name: 'settlement:precompressed',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of globSync('**/*.{css,html,js,json,mjs,svg,txt,webmanifest}', { cwd: dist })) {
          const bytes = readFileSync(join(dist, file));
          if (bytes.length < LEAST_BYTES) continue;
          writeFileSync(join(dist, `${file}.br`), brotliCompressSync(bytes));
          writeFileSync(join(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}

/** The folder is outside of `dist`, because everything in `dist` is served. */
const FOLDER = 'source-maps';

/**
 * Moves files that users don't need out of the served folder: the source maps, which `scripts/frame.ts`
 * reads, and `manifest.json`, which lists the file of each module.
 */
export function unservedFiles(root: string): Plugin {
  const dist = join(root, 'dist');
  return {
    name: 'settlement:unserved-files',
    apply: 'build',
    closeBundle() {
      const folder = join(root, FOLDER);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const file of globSync(['**/*.map', '.vite/manifest.json'], { cwd: dist })) {
        renameSync(join(dist, file), join(folder, basename(file)));
      }
      rmSync(join(dist, '.vite'), { recursive: true, force: true });
    },
  };
}

/** The descriptions of the API at their usual URLs. A test compares them with the contract. */
const documents = {
  'openapi.json': 'application/json; charset=utf-8',
  'openapi.merchant.json': 'application/json; charset=utf-8',
  'llms.txt': 'text/plain; charset=utf-8',
} as const;

const read = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@settlement/api-mocks/contract/${name}`)));

export function contractDocuments(): Plugin {
  return {
    name: 'settlement:contract-documents',
    configureServer(server) {
      for (const [name, type] of Object.entries(documents)) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          read(name).then((bytes) => response.setHeader('content-type', type).end(bytes), next);
        });
      }
    },
    async generateBundle() {
      for (const name of Object.keys(documents)) {
        this.emitFile({ type: 'asset', fileName: name, source: await read(name) });
      }
    },
  };
}

/** The font with Latin letters and digits. */
const FONT = /inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Preloads `config.json` and the font in parallel with the code. Without the preloaded font, the first text
 * would move when the font arrives. Development preloads nothing, because the embedded mock API serves
 * `config.json` later.
 */
export function preloadFirst(): Plugin {
  let base = '/';
  const preload = (href: string, attrs: Record<string, string>) => ({
    tag: 'link',
    attrs: { rel: 'preload', ...attrs, href: `${base}${href}`, crossorigin: '' },
    injectTo: 'head' as const,
  });
  return {
    name: 'settlement:preload-first',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => FONT.test(name));
        if (font === undefined) throw new Error('The build does not contain the font of the first text.');
        return [
          { ...preload('config.json', { as: 'fetch' }), injectTo: 'head-prepend' as const },
          preload(font, { as: 'font', type: 'font/woff2', fetchpriority: 'low' }),
        ];
      },
    },
  };
}
