import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readReport, reportOf } from './report.ts';

/** Reads a report that contains only the fields that are used. */
const read = (report: object) => reportOf(JSON.parse(JSON.stringify(report)), '/repo');

it('reportOf returns the reason and the command of each failed unit test or story', () => {
  const result = (name: string, fullName: string) => ({
    name,
    message: 'no',
    assertionResults: [
      {
        fullName,
        status: 'failed',
        failureMessages: ['\u001B[31mError: off by 1\u001B[39m\n\n    at a.ts:3:7'],
      },
      { fullName: 'another', status: 'passed' },
    ],
  });
  const testResults = [
    result('/repo/packages/a.test.ts', "reads (it's) a.b"),
    result('/tmp/2f9c/components-button.test.js', 'Button Default smoke-test'),
    { name: '/repo/packages/broken.test.ts', message: 'does not load', assertionResults: [] },
  ];
  expect(read({ numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: [
      {
        name: "reads (it's) a.b",
        command: String.raw`pnpm unit packages/a.test.ts -t 'reads \(it'\''s\) a\.b'`,
        reason: 'Error: off by 1',
      },
      {
        name: 'Button Default smoke-test',
        command: 'pnpm stories components-button --no-build',
        reason: 'Error: off by 1',
      },
      {
        name: 'packages/broken.test.ts',
        command: 'pnpm unit packages/broken.test.ts',
        reason: 'does not load',
      },
    ],
  });
});

it('reportOf returns the reason and the picture of a failed end-to-end test', () => {
  const test = (status: string) => ({
    projectName: 'mobile',
    status,
    results: [
      {
        error: { message: 'Error: not visible' },
        attachments: [
          { contentType: 'text/markdown', path: '/repo/test-results/context.md' },
          { contentType: 'image/png', path: '/repo/test-results/e2e/failed.png' },
        ],
      },
    ],
  });
  const spec = (title: string, line: number, status: string) => ({
    title,
    file: 'money.spec.ts',
    line,
    tests: [test(status)],
  });
  const suites = [
    { specs: [], suites: [{ specs: [spec('pays', 7, 'unexpected'), spec('waits', 9, 'expected')] }] },
  ];
  expect(read({ config: { rootDir: '/repo/tests/e2e' }, stats: { expected: 1 }, suites })).toEqual({
    passed: 1,
    failed: [
      {
        name: '[mobile] pays',
        command: 'pnpm e2e tests/e2e/money.spec.ts:7 --project=mobile --no-build',
        reason: 'Error: not visible',
        screenshot: 'test-results/e2e/failed.png',
      },
    ],
  });
});

it('readReport ignores a report that a crashed runner left incomplete', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'unit.json');
  expect(readReport(file)).toBeUndefined();
  writeFileSync(file, '{"numPassedTests":2,');
  expect(readReport(file)).toBeUndefined();
  writeFileSync(file, '{"numPassedTests":2,"testResults":[]}');
  expect(readReport(file)).toEqual({ passed: 2, failed: [] });
});
