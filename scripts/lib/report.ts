import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

interface FailedTest {
  readonly name: string;
  readonly command: string;
  /** The start of the error message. */
  readonly reason?: string;
  readonly screenshot?: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly {
    readonly attachments: readonly { readonly contentType: string; readonly path?: string }[];
    readonly error?: { readonly message?: string };
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly PlaywrightTest[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads a report in Jest's or Playwright's format. Undefined if the file doesn't exist. */
export function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  return reportOf(JSON.parse(readFileSync(file, 'utf8')));
}

export function reportOf(report: JestReport | PlaywrightReport, root = process.cwd()): Report {
  return 'stats' in report ? fromPlaywright(report, root) : fromJest(report, root);
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const COLORS = new RegExp(String.raw`\u001B\[[\d;]*m`, 'g');
const MOST_LINES = 12;

function reasonOf(message = ''): { readonly reason?: string } {
  const lines = message
    .replaceAll(COLORS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.length === 0 ? {} : { reason: lines.slice(0, MOST_LINES).join('\n') };
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function fromJest({ numPassedTests, testResults }: JestReport, root: string): Report {
  const failed = testResults.flatMap(({ name: path, message, assertionResults }): FailedTest[] => {
    const file = relative(root, path);
    // The story runner generates a test file for each story title, outside of the project.
    const isStory = file.startsWith('..');
    const again = isStory ? `pnpm stories ${basename(file, '.test.js')} --no-build` : `pnpm unit ${file}`;
    // A file that couldn't be loaded has no test results.
    if (message !== '' && assertionResults.length === 0)
      return [{ name: file, command: again, ...reasonOf(message) }];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: fullName,
        command: isStory ? again : `${again} -t ${quoted(escaped(fullName))}`,
        ...reasonOf(failureMessages?.[0]),
      }));
  });
  return { passed: numPassedTests, failed };
}

function fromPlaywright({ config, stats, suites }: PlaywrightReport, root: string): Report {
  return { passed: stats.expected, failed: suites.flatMap((suite) => failedIn(suite, config.rootDir, root)) };
}

function failedIn({ specs, suites = [] }: PlaywrightSuite, folder: string, root: string): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }): FailedTest => {
        const picture = results
          .flatMap(({ attachments }) => attachments)
          .find(({ contentType, path }) => contentType === 'image/png' && path !== undefined)?.path;
        return {
          name: `[${projectName}] ${title}`,
          command: `pnpm e2e ${relative(root, join(folder, file))}:${line} --project=${projectName} --no-build`,
          ...reasonOf(results[0]?.error?.message),
          ...(picture !== undefined && { screenshot: relative(root, picture) }),
        };
      }),
  );
  return [...own, ...suites.flatMap((suite) => failedIn(suite, folder, root))];
}
