import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** How a spec ended, and which text of it that was. */
export interface SpecOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly source: string;
}

/** How the behaviour suite ended when it was last recorded; the pages of the components show it. */
export interface Outcome {
  /** `2026-11-25`. */
  readonly date: string;
  readonly browser: string;
  /** By file. */
  readonly specs: Readonly<Record<string, SpecOutcome>>;
}

export const sourceMark = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/** `pnpm behaviour --record` keeps the outcome of a whole run. */
export default class RecordOutcome implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const files = this.#suite?.suites.flatMap(({ suites }) => suites) ?? [];
    const specs = files.map((file): [string, SpecOutcome] => {
      const path = file.location?.file ?? '';
      const passed = file.allTests().filter((test) => test.outcome() === 'expected').length;
      return [basename(path), { passed, failed: file.allTests().length - passed, source: sourceMark(path) }];
    });
    const outcome: Outcome = {
      date: new Date().toISOString().slice(0, 10),
      browser: process.env['BROWSER_NAME'] ?? '',
      specs: Object.fromEntries(specs.sort(([one], [other]) => one.localeCompare(other))),
    };
    writeFileSync('tests/behaviour/outcome.json', `${JSON.stringify(outcome, null, 2)}\n`);
  }
}
