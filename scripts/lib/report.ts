import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

interface FailedTest {
  readonly name: string;
  readonly command: string;
  /** The start of the error message. */
  readonly reason?: string | undefined;
  readonly screenshot?: string | undefined;
}

export interface Report {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
}

/** Reads a report in Jest's or Playwright's format. Undefined if a crashed runner left no complete report. */
export function readReport(file: string, root = process.cwd()): Report | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const report: JsonTestResults | JSONReport = JSON.parse(readFileSync(file, 'utf8'));
    return 'stats' in report ? fromPlaywright(report, root) : fromJest(report, root);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const MOST_LINES = 12;

function reasonOf(message = ''): string | undefined {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(0, MOST_LINES).join('\n') || undefined;
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function fromJest({ numPassedTests, testResults }: JsonTestResults, root: string): Report {
  const failed = testResults.flatMap(({ name: path, message, assertionResults }): FailedTest[] => {
    const file = relative(root, path);
    // The story runner generates a test file for each story title, outside of the project.
    const isStory = file.startsWith('..');
    const again = isStory ? `pnpm stories ${basename(file, '.test.js')} --no-build` : `pnpm unit ${file}`;
    // A file that couldn't be loaded has no test results.
    if (message !== '' && assertionResults.length === 0)
      return [{ name: file, command: again, reason: reasonOf(message) }];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: fullName,
        command: isStory ? again : `${again} -t ${quoted(escaped(fullName))}`,
        reason: reasonOf(failureMessages?.[0]),
      }));
  });
  return { passed: numPassedTests, failed };
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

function fromPlaywright({ config, stats, suites }: JSONReport, root: string): Report {
  const failed = suites.flatMap(specsIn).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }): FailedTest => {
        const picture = results
          .flatMap(({ attachments }) => attachments)
          .find(({ contentType, path }) => contentType === 'image/png' && path !== undefined)?.path;
        return {
          name: `[${projectName}] ${title}`,
          command: `pnpm e2e ${relative(root, join(config.rootDir, file))}:${line} --project=${projectName} --no-build`,
          reason: reasonOf(results[0]?.error?.message),
          screenshot: picture && relative(root, picture),
        };
      }),
  );
  return { passed: stats.expected, failed };
}
