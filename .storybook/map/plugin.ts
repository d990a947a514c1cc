import { join } from 'node:path';
import { type Plugin, normalizePath } from 'vite';

const at = (file: string) => normalizePath(join(import.meta.dirname, file));

/** By module: what makes its content. Loaded when it is needed: the story tests read the configuration, too. */
const modules: ReadonlyMap<string, () => Promise<string>> = new Map([
  [
    at('reviewData.ts'),
    async () => {
      const { buildReviewMap } = await import('./reviewMap.ts');
      return `export const reviewMap = ${JSON.stringify(buildReviewMap())};`;
    },
  ],
  [
    at('counterpartData.ts'),
    async () => {
      const { buildCounterparts } = await import('./counterparts.ts');
      return `export const counterparts = ${JSON.stringify(buildCounterparts())};`;
    },
  ],
  [
    at('copyData.ts'),
    async () => {
      const { buildCopyDeck } = await import('./copyDeck.ts');
      return `export const copyDeck = ${JSON.stringify(buildCopyDeck())};`;
    },
  ],
]);

/** Reads the sources when Storybook is built: the browser gets the answer, and nothing generated is checked in. */
export function reviewMapPlugin(): Plugin {
  return {
    name: 'review-map',
    enforce: 'pre',
    load: (id) => modules.get(normalizePath(id.split('?')[0] ?? ''))?.(),
  };
}
