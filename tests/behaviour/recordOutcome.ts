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

const FILE = 'tests/behaviour/outcome.json';

/** `pnpm behaviour --record` keeps the outcome of a run; of files that were not run, that of the same day and browser. */
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
    const date = new Date().toISOString().slice(0, 10);
    const browser = process.env['BROWSER_NAME'] ?? '';
    const before: Outcome = JSON.parse(readFileSync(FILE, 'utf8'));
    const isSame = before.date === date && before.browser === browser;
    const all = [...(isSame ? Object.entries(before.specs) : []), ...specs];
    const outcome: Outcome = {
      date,
      browser,
      specs: Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other))),
    };
    writeFileSync(FILE, `${JSON.stringify(outcome, null, 2)}\n`);
  }
}
