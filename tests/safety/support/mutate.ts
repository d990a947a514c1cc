import { resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { mutants } from '../mutants.ts';

const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));

/**
 * Takes the protection that `SAFETY_MUTANT` names out of the source while it is read; the files on disk stay
 * as they are. The name may change between two runs.
 */
export function mutate(): Plugin {
  return {
    name: 'mutate',
    enforce: 'pre',
    transform(code, path) {
      const id = process.env['SAFETY_MUTANT'];
      if (!id) return undefined;
      const mutant = byId.get(id);
      if (!mutant) throw new Error(`MUTANT NOT MADE: there is no ${id}`);
      if (path.split('?')[0] !== resolve(mutant.file)) return undefined;
      const found = code.split(mutant.from).length - 1;
      if (found !== 1) throw new Error(`MUTANT NOT MADE: ${id} is found ${found} times, not once`);
      process.env['SAFETY_MUTANT_MADE'] = id;
      return code.replace(mutant.from, () => mutant.to);
    },
  };
}
