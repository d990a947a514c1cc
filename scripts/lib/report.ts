import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

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

/** Reads a report in Jest's or Playwright's format. Undefined if a crashed runner left no complete report. */
export function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return reportOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function reportOf(report: JsonTestResults | JSONReport, root = process.cwd()): Report {
  return 'stats' in report ? fromPlaywright(report, root) : fromJest(report, root);
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const MOST_LINES = 12;

function reasonOf(message = ''): { readonly reason?: string } {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.length === 0 ? {} : { reason: lines.slice(0, MOST_LINES).join('\n') };
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
          ...reasonOf(results[0]?.error?.message),
          ...(picture !== undefined && { screenshot: relative(root, picture) }),
        };
      }),
  );
  return { passed: stats.expected, failed };
}
