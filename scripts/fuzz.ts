/**
 * `pnpm fuzz [times]`: the property tests with that many times the runs they have in `pnpm test`, twenty without
 * a number. A failure names the seed and the path that repeat it.
 */
import { run } from './lib/run.ts';

/** The tests that call fast-check. */
const files = [
  'packages/api-mocks/src/entries/bank.property.test.ts',
  'packages/api-mocks/src/entries/fuzz.property.test.ts',
  'packages/api-mocks/src/rules/address.test.ts',
  'packages/api-mocks/src/rules/withdrawalFee.test.ts',
  'packages/console/src/kit/money/moneyState.test.ts',
  'tests/safety/amounts.test.ts',
  'tests/safety/money.property.test.ts',
];
const [times = '20'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) throw new Error(`${times} is no number of times`);

const started = Date.now();
const code = await run('vitest', ['run', '--reporter=verbose', '--testTimeout=3600000', ...files], {
  FUZZ: times,
});
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${times} times the runs of each property, in ${seconds} s`);
process.exit(code);
