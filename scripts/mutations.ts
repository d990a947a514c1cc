/**
 * `pnpm mutations [area or id …]`: takes away one protection at a time and expects a test to notice. The area
 * `conformance` alters the server instead, and is run last; `pnpm mutations:conformance` runs parts of it.
 */
import { mutants, mutantsByArea } from '../tests/safety/mutants.ts';
import { openMutantRunner } from './lib/mutantRunner.ts';
import { run } from './lib/run.ts';

const named = process.argv.slice(2);
const chosen = Object.entries(mutantsByArea).flatMap(([area, list]) =>
  list.filter(({ id }) => named.length === 0 || named.includes(area) || named.includes(id)),
);
const unknown = named.filter(
  (name) => name !== 'conformance' && !(name in mutantsByArea) && !mutants.some(({ id }) => id === name),
);
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}`);
const repeated = mutants.filter(({ id }, index) => mutants.findIndex((one) => one.id === id) !== index);
if (repeated.length > 0) throw new Error(`Named twice: ${repeated.map(({ id }) => id).join(', ')}`);

const started = Date.now();
const runner = await openMutantRunner();
const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
const failing = tests.length === 0 ? [] : await runner.failing(tests);
if (failing.length > 0) throw new Error(`Fails without any mutant: ${failing.join(', ')}`);

const message = { caught: 'caught  ', survived: 'SURVIVED', notMade: 'NOT MADE' } as const;
const survivors: string[] = [];
for (const mutant of chosen) {
  const result = await runner.try(mutant);
  if (result !== 'caught') survivors.push(mutant.id);
  console.log(`${message[result]}  ${mutant.id.padEnd(34)} without: ${mutant.removes}`);
}
await runner.close();

const caught = (ids: readonly { readonly id: string }[]) =>
  ids.filter(({ id }) => !survivors.includes(id)).length;
console.log('');
for (const [area, list] of Object.entries(mutantsByArea)) {
  const run = list.filter((mutant) => chosen.includes(mutant));
  if (run.length > 0) console.log(`${area.padEnd(14)} ${caught(run)} of ${run.length} caught`);
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\n${caught(chosen)} of ${chosen.length} mutants caught in ${seconds} s`);
if (survivors.length > 0) console.log(`not caught: ${survivors.join(' ')}`);
const hasConformance = named.length === 0 || named.includes('conformance');
const conformance = hasConformance ? await run('node', ['scripts/conformanceMutations.ts']) : 0;
process.exit(survivors.length === 0 && conformance === 0 ? 0 : 1);
