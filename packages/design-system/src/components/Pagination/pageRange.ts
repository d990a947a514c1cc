import { asciiDigits } from '../Field/asciiDigits.ts';

/** A page number, or a gap in the numbers. */
type PageMark = number | 'gapBefore' | 'gapAfter';

/** Returns the pages around the current one, and the first and last: 1 2 3 … 621. */
export function pageRange(page: number, pageCount: number, around = 1): PageMark[] {
  const from = Math.max(1, Math.min(page - around, pageCount - 2 * around));
  const to = Math.min(pageCount, Math.max(page + around, 1 + 2 * around));
  const shown = new Set<number>([1, pageCount]);
  for (let number = from; number <= to; number += 1) shown.add(number);
  const marks: PageMark[] = [];
  let last = 0;
  for (const number of [...shown].filter((n) => n >= 1).sort((a, b) => a - b)) {
    if (number - last === 2) marks.push(number - 1);
    else if (number - last > 2) marks.push(number <= page ? 'gapBefore' : 'gapAfter');
    marks.push(number);
    last = number;
  }
  return marks;
}

/** Parses a page number and limits it to the existing pages. Undefined if it isn't a number. */
export function requestedPage(text: string, pageCount: number): number | undefined {
  const plain = asciiDigits(text.trim());
  if (!/^\d{1,9}$/.test(plain)) return undefined;
  return Math.max(1, Math.min(Number(plain), pageCount));
}
