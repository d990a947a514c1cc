import { existsSync, readFileSync } from 'node:fs';

/** What a runner says of its tests: how many passed and which failed. */
export interface Report {
  readonly passed: number;
  readonly failed: readonly string[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads the jest-shaped reports of vitest and the story runner, and Playwright's own. */
export function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  const report: JestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report ? fromPlaywright(report) : fromJest(report);
}

function fromJest({ numPassedTests, testResults }: JestReport): Report {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  // A file that does not even load has no tests of its own.
  const broken = testResults
    .filter(({ message, assertionResults }) => message !== '' && assertionResults.length === 0)
    .map(({ name }) => name);
  return { passed: numPassedTests, failed: [...failed, ...broken] };
}

function fromPlaywright({ stats, suites }: PlaywrightReport): Report {
  const failed = suites.flatMap(testsIn).filter(({ status }) => status === 'unexpected');
  return { passed: stats.expected, failed: failed.map(({ name }) => name) };
}

function testsIn({ specs, suites = [] }: PlaywrightSuite): { name: string; status: string }[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `[${projectName}] ${title}`, status })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}
