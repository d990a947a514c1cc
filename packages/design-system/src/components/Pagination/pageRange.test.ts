import { describe, expect, it } from 'vitest';
import { requestedPage, pageRange } from './pageRange.ts';

describe('pageRange', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 621, [1, 2, 3, 'gapAfter', 621]],
    [3, 621, [1, 2, 3, 4, 'gapAfter', 621]],
    [310, 621, [1, 'gapBefore', 309, 310, 311, 'gapAfter', 621]],
    [621, 621, [1, 'gapBefore', 619, 620, 621]],
    // A gap would take the same space as the one page number that it hides.
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('returns the page numbers and gaps for page %i of %i', (page, pageCount, marks) => {
    expect(pageRange(page, pageCount)).toEqual(marks);
  });

  it('always includes the first, the last and the current page once and in order', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const numbers = pageRange(page, pageCount).filter((mark) => typeof mark === 'number');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toContain(1);
        expect(numbers).toContain(page);
        expect(numbers).toContain(pageCount);
      }
    }
  });
});

describe('requestedPage', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['７', 7],
    ['0', 1],
    ['9999', 621],
  ])('reads %j as page %i', (text, page) => {
    expect(requestedPage(text, 621)).toBe(page);
  });
  it.each(['', 'x', '-1', '1.5', '1e9', '5²', '½', '٥'])('rejects %j', (text) => {
    expect(requestedPage(text, 621)).toBeUndefined();
  });
});
