/**
 * `pnpm safety`: the checks of `tests/safety` with more runs than `pnpm test` gives them.
 * `pnpm safety --mutants`: takes away one protection at a time and expects a check to notice.
 */
import { mutants } from '../tests/safety/mutants.ts';
import { runQuietly } from './lib/runQuietly.ts';
import { run } from './lib/run.ts';

const RUNS = '2000';

if (!process.argv.includes('--mutants')) {
  process.exit(await run('vitest', ['run', 'tests/safety'], { SAFETY_RUNS: RUNS }));
}

const only = process.argv.slice(process.argv.indexOf('--mutants') + 1);
const chosen = only.length === 0 ? mutants : mutants.filter(({ id }) => only.includes(id));
const survivors: string[] = [];
const started = Date.now();
for (const { id, removes, tests } of chosen) {
  const { code, output } = await runQuietly('vitest', ['run', ...tests], { SAFETY_MUTANT: id });
  // A mutant that could not be made is no proof of anything.
  const isCaught = code !== 0 && !output.includes('MUTANT NOT MADE') && /Tests .*failed/.test(output);
  if (!isCaught) survivors.push(id);
  console.log(`${isCaught ? 'caught  ' : 'SURVIVED'}  ${id.padEnd(28)} without: ${removes}`);
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} mutants caught in ${seconds} s`);
process.exit(survivors.length === 0 ? 0 : 1);
