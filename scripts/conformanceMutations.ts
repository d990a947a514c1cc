/** Checks that the conformance suite fails for each mutation. Arguments select mutations by ID. */
import { runConformanceMutations } from './lib/conformanceRunner.ts';

const started = Date.now();
const survivors: string[] = [];
let count = 0;
for await (const { mutation, caughtBy } of runConformanceMutations(process.argv.slice(2))) {
  count += 1;
  if (caughtBy === undefined) survivors.push(mutation.id);
  console.log(
    `${caughtBy === undefined ? 'SURVIVED' : 'caught  '}  ${mutation.id.padEnd(32)} ${caughtBy ?? mutation.clause}`,
  );
}
const caught = count - survivors.length;
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `\n${caught} of ${count} mutations caught (${Math.round((caught / count) * 100)} %) in ${seconds} s`,
);
if (survivors.length > 0) console.log(`not caught: ${survivors.join(' ')}`);
process.exit(count > 0 && survivors.length === 0 ? 0 : 1);
