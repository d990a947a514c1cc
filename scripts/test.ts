/**
 * `pnpm test`: checks lint rules, types and the API document, and runs unit tests, package tests, stories and
 * end-to-end tests. Faster steps come first. A failure doesn't stop the next steps, so that one run shows all
 * errors. No test is repeated, because a test that passes only on the second attempt has failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { readReport } from './lib/report.ts';
import { builds, run } from './lib/run.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The results of the tests, in the format of Jest or Playwright. */
  readonly report?: string;
  readonly needsBuilds?: boolean;
  /** Runs after the builds, together with the other steps. Its output is printed in the order of the steps. */
  readonly isParallel?: boolean;
}

process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = 'test-results/e2e.json';
const steps: readonly Step[] = [
  { name: 'lint', command: 'pnpm', args: ['lint'] },
  { name: 'openapi', command: 'pnpm', args: ['--filter', '@settlement/api-mocks', 'openapi:lint'] },
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    report: 'test-results/unit.json',
  },
  { name: 'package', command: 'node', args: ['tests/package/run.ts'], isParallel: true },
  {
    name: 'stories',
    command: 'node',
    args: ['.storybook/testing/testStories.ts', '--no-build'],
    report: 'test-results/stories.json',
    needsBuilds: true,
  },
  {
    name: 'end to end',
    command: 'node',
    args: ['scripts/testE2e.ts', '--no-build', '--reporter=list,json'],
    report: 'test-results/e2e.json',
    needsBuilds: true,
  },
];

function runQuietly(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, NO_COLOR: '1' } });
    const chunks: string[] = [];
    const keep = (chunk: Buffer) => void chunks.push(chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}

const only = process.argv.slice(2);
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The steps are: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const chosen = steps.filter(({ name }) => only.length === 0 || only.includes(name));
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

let passed = 0;
let failed = 0;
const lines: string[] = [];
const failures: string[] = [];

function note(name: string, counts: { passed: number; failed: number }, duration: number): void {
  passed += counts.passed;
  failed += counts.failed;
  const seconds = (duration / 1000).toFixed(0);
  lines.push(
    `${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${seconds.padStart(5)} s`,
  );
}

/** Builds Storybook and the console while the steps that need no build run. Returns false if a build failed. */
async function build(): Promise<boolean> {
  const started = Date.now();
  const outcomes = [];
  for (const [program, ...options] of Object.values(builds))
    outcomes.push(await runQuietly(program, options));
  const broken = outcomes.filter(({ code }) => code !== 0);
  for (const { output } of broken) console.log(output);
  note('builds', { passed: outcomes.length - broken.length, failed: broken.length }, Date.now() - started);
  return broken.length === 0;
}
const building = chosen.some(({ needsBuilds }) => needsBuilds) ? build() : undefined;

async function runStep({ command, args, isParallel }: Step) {
  if (isParallel) await building;
  const started = Date.now();
  const outcome = isParallel
    ? await runQuietly(command, args)
    : { code: await run(command, [...args]), output: '' };
  return { ...outcome, duration: Date.now() - started };
}
const parallel = new Map(chosen.filter(({ isParallel }) => isParallel).map((step) => [step, runStep(step)]));

for (const step of chosen) {
  console.log(`\n── ${step.name} ──`);
  if (step.needsBuilds && !(await building)) {
    console.log('not run: there is no build');
    continue;
  }
  const { code, output, duration } = await (parallel.get(step) ?? runStep(step));
  if (output !== '') console.log(output);
  const report = step.report ? readReport(step.report) : undefined;
  // A crashed runner reports no failures, but counts as one failure. So does a runner that wrote no report.
  const isGood = code === 0 && (report !== undefined || step.report === undefined);
  const counts = {
    passed: report?.passed ?? (isGood ? 1 : 0),
    failed: Math.max(report?.failed.length ?? 0, isGood ? 0 : 1),
  };
  note(step.name, counts, duration);
  for (const { name, command, reason, screenshot } of report?.failed ?? []) {
    failures.push(`✗ ${step.name}: ${name}\n    again: ${command}`);
    if (reason !== undefined) failures.push(reason.replaceAll(/^/gm, '    '));
    if (screenshot !== undefined) failures.push(`    picture: ${screenshot}`);
  }
  if (!isGood && !report?.failed.length) {
    const again = step.report ? `pnpm test '${step.name}'` : [step.command, ...step.args].join(' ');
    failures.push(`✗ ${step.name}\n    again: ${again}`);
  }
}

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
