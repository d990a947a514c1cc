import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const CITATION = /(?:§|specification §)(\d)[,:]?\s+([^'"`\n]{2,80})/gi;

/** The tests that name a section of the specification, each with what follows its number. */
export function citingTests(): { readonly file: string; readonly section: string; readonly text: string }[] {
  return globSync('{packages/*/src,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(CITATION)].map(([, section = '', text = '']) => ({
        file,
        section,
        text: text.toLowerCase(),
      })),
    );
}
