/**
 * `pnpm test`: lint, types, unit, stories, end to end, in the order in which a mistake is cheapest to find.
 * Every step runs even when an earlier one failed, so that one run shows all there is to mend.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { readReport } from './lib/report.ts';
import { run } from './lib/run.ts';

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed; a step without it counts as one. */
  report?: string;
}

const steps: Step[] = [
  { name: 'lint', command: 'pnpm', args: ['lint'] },
  { name: 'types', command: 'pnpm', args: ['types'] },
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    report: 'test-results/unit.json',
  },
  { name: 'package', command: 'node', args: ['tests/package/run.ts'] },
  {
    name: 'stories',
    command: 'node',
    args: ['scripts/testStories.ts'],
    report: 'test-results/stories.json',
  },
  {
    name: 'end to end',
    command: 'node',
    args: ['scripts/testE2e.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/e2e.json' },
    report: 'test-results/e2e.json',
  },
];

const only = process.argv.slice(2);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

let passed = 0;
let failed = 0;
const lines: string[] = [];
const names: string[] = [];

for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name)) continue;
  console.log(`\n── ${step.name} ──`);
  const started = Date.now();
  const code = await run(step.command, step.args, step.env);
  const report = step.report ? readReport(step.report) : undefined;
  const stepPassed = report?.passed ?? (code === 0 ? 1 : 0);
  // A runner that broke before it could count has failed all the same.
  const stepFailed = Math.max(report?.failed.length ?? 0, code === 0 ? 0 : 1);
  passed += stepPassed;
  failed += stepFailed;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  lines.push(
    `${stepFailed === 0 ? '✓' : '✗'} ${step.name.padEnd(12)} ${String(stepPassed).padStart(5)} passed ${String(stepFailed).padStart(4)} failed ${seconds.padStart(5)} s`,
  );
  for (const name of report?.failed ?? []) names.push(`✗ ${step.name}: ${name}`);
  // Retries are listed, so that their cause is investigated.
  for (const name of report?.flaky ?? []) names.push(`~ ${step.name}, passed the second time: ${name}`);
}

if (names.length > 0) console.log(`\n${names.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
