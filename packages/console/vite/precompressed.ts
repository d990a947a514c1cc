import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
