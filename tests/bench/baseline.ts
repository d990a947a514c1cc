import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = 'tests/bench/baseline.json';

export type Figures = Record<string, number>;

/** The figures that were committed, by name; none before the first time. */
const committed: Figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** A figure beside its ratio to the committed one: sizes are exact, times are those of another run and machine. */
export function beside(name: string, value: number, digits: number): string {
  const before = committed[name];
  const ratio =
    before === undefined
      ? 'new'
      : before === 0
        ? value === 0
          ? '='
          : '↑'
        : `×${(value / before).toFixed(2)}`;
  return `${value.toFixed(digits).padStart(7)} ${ratio.padEnd(6)}`;
}

/** What is measured now is what the next run is compared with. */
export function accept(figures: Figures): void {
  const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
