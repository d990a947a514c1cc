import { asciiDigits } from '../Field/asciiDigits.ts';

/** A page number, or the gap before or after those around the current page. */
export type PageMark = number | 'gapBefore' | 'gapAfter';

/**
 * The page numbers worth showing: the first, the last, and those around the current one; a gap that
 * would hide a single number shows it instead. pageRange(1, 621) is 1 2 3 … 621.
 */
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

/** The page that was typed, clamped to the existing ones; undefined for anything but a number. */
export function requestedPage(text: string, pageCount: number): number | undefined {
  const plain = asciiDigits(text.trim());
  if (!/^\d{1,9}$/.test(plain)) return undefined;
  return Math.max(1, Math.min(Number(plain), pageCount));
}
