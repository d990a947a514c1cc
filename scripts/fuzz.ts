/**
 * `pnpm fuzz [times]`: the property tests with that many times the runs they have in `pnpm test`, twenty without
 * a number. A failure names the seed and the path that repeat it.
 */
import { globSync, readFileSync } from 'node:fs';
import { run } from './lib/run.ts';

/** The property tests that look longer when they are asked to. */
const files = globSync('{packages/*/src,tests}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("process.env['FUZZ']"),
);
const [times = '20'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) throw new Error(`${times} is no number of times`);

const started = Date.now();
const code = await run('vitest', ['run', '--reporter=verbose', '--testTimeout=3600000', ...files], {
  FUZZ: times,
});
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${times} times the runs of the properties in ${files.length} files, in ${seconds} s`);
process.exit(files.length === 0 ? 1 : code);
