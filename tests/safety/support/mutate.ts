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
        if (!code.includes(mutant.from)) throw new Error(`MUTANT NOT MADE: ${id} finds nothing to remove`);
        return code.replace(mutant.from, () => mutant.to);
      },
    },
  ];
}
