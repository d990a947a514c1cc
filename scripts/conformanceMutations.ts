/** Checks that the certification fails for each mutation of the mock API. Arguments select mutations by ID. */
import { checks } from '#api-mocks/certify/checks.ts';
import { runChecks } from '#api-mocks/certify/run.ts';
import { mutations } from '../tests/conformance/mutations/mutations.ts';
import { startTarget } from '../tests/conformance/target.ts';

const ids = process.argv.slice(2);
const survivors: string[] = [];

async function firstFailure(backend: string): Promise<string | undefined> {
  for await (const result of runChecks(await startTarget(backend), checks))
    if (result.state === 'broken') return result.card.title;
  return undefined;
}

const unchanged = await firstFailure('');
if (unchanged !== undefined) throw new Error(`The checks fail without a mutation: ${unchanged}`);
const selected = mutations.filter(({ id }) => ids.length === 0 || ids.includes(id));
for (const { id } of selected) {
  const title = await firstFailure(id);
  if (title === undefined) survivors.push(id);
  console.log(`${title === undefined ? 'SURVIVED' : 'caught  '}  ${id.padEnd(32)} ${title ?? ''}`);
}
console.log(`\n${selected.length - survivors.length} of ${selected.length} mutations caught`);
process.exit(selected.length > 0 && survivors.length === 0 ? 0 : 1);
