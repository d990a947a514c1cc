import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
const file = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(file, text);
  return readReport(file, '/repo');
}

it('readReport returns the reason and the command of each failed unit test or story', () => {
  const failureMessages = ['\u001B[31mError: off by 1\u001B[39m\n\n    at a.ts:3:7'];
  const result = (name: string, fullName: string) => ({
    name,
    message: 'no',
    assertionResults: [
      { fullName, status: 'failed', failureMessages },
      { fullName: 'another', status: 'passed' },
    ],
  });
  const testResults = [
    result('/repo/packages/a.test.ts', "reads (it's) a.b"),
    result('/tmp/2f9c/components-button.test.js', 'Button Default smoke-test'),
    { name: '/repo/packages/broken.test.ts', message: 'does not load', assertionResults: [] },
  ];
  expect(read(JSON.stringify({ numPassedTests: 2, testResults }))).toEqual({
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

it('readReport returns the reason and the picture of a failed end-to-end test', () => {
  const attachments = [
    { contentType: 'text/markdown', path: '/repo/test-results/context.md' },
    { contentType: 'image/png', path: '/repo/test-results/e2e/failed.png' },
  ];
  const results = [{ error: { message: 'Error: not visible' }, attachments }];
  const spec = (title: string, line: number, status: string) => {
    const tests = [{ projectName: 'mobile', status, results }];
    return { title, file: 'money.spec.ts', line, tests };
  };
  const specs = [spec('pays', 7, 'unexpected'), spec('waits', 9, 'expected')];
  const suites = [{ specs: [], suites: [{ specs }] }];
  const report = { config: { rootDir: '/repo/tests/e2e' }, stats: { expected: 1 }, suites };
  expect(read(JSON.stringify(report))).toEqual({
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

it('readReport ignores a missing report, or one that a crash left incomplete', () => {
  expect(readReport(join(folder, 'missing.json'))).toBeUndefined();
  expect(read('{"numPassedTests":2,')).toBeUndefined();
  expect(read('{"numPassedTests":2,"testResults":[]}')).toEqual({ passed: 2, failed: [] });
});
