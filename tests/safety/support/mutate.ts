import { resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { mutants } from '../mutants.ts';

/** Takes one protection out of the source while it is read; the files on disk stay as they are. */
export function mutate(id: string | undefined): Plugin[] {
  if (id === undefined) return [];
  const mutant = mutants.find((one) => one.id === id);
  if (!mutant) throw new Error(`MUTANT NOT MADE: there is no ${id}`);
  const file = resolve(mutant.file);
  return [
    {
      name: 'mutate',
      enforce: 'pre',
      transform(code, path) {
        if (path.split('?')[0] !== file) return undefined;
        const found = code.split(mutant.from).length - 1;
        if (found !== 1) throw new Error(`MUTANT NOT MADE: ${id} is found ${found} times, not once`);
        return code.replace(mutant.from, () => mutant.to);
      },
    },
  ];
}
