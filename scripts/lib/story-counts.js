import { mkdirSync, writeFileSync } from 'node:fs';

/** A jest reporter that leaves behind how many stories passed; `scripts/test.ts` adds them up. */
export default class StoryCounts {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    mkdirSync('test-results', { recursive: true });
    // A file of stories that does not even load counts as one failure.
    const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
    writeFileSync('test-results/stories.json', JSON.stringify({ numPassedTests, numFailedTests: failed }));
  }
}
