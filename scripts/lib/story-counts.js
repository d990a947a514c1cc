import { mkdirSync, writeFileSync } from 'node:fs';

/** A Jest reporter that writes the result of each story in Vitest's format, which `scripts/test.ts` reads. */
export default class StoryCounts {
  onRunComplete(_contexts, { numPassedTests, testResults }) {
    mkdirSync('test-results', { recursive: true });
    const files = testResults.map(({ testFilePath, testExecError, testResults: stories }) => ({
      name: testFilePath,
      message: testExecError?.message ?? '',
      assertionResults: stories.map(({ fullName, status, duration, failureMessages }) => ({
        fullName,
        status,
        duration,
        failureMessages,
      })),
    }));
    writeFileSync('test-results/stories.json', JSON.stringify({ numPassedTests, testResults: files }));
  }
}
