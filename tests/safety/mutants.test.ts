import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from './mutants.ts';

/** Running all mutants takes a quarter of an hour; whether they can be made at all is seen at once. */
it.each(mutants.map((mutant) => [mutant.id, mutant] as const))(
  '%s can be made, and its tests exist',
  (_id, { file, from, to, tests }) => {
    const isHere = existsSync(file);
    expect(isHere, file).toBe(true);
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  },
);

it('names each mutant once', () => {
  const ids = mutants.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
