import { expect, test } from 'vitest';
import { isZone, wallClock } from './zone.ts';

test('wallClock formats all parts of a local time with 24 hours', () => {
  expect(wallClock('Asia/Tokyo').format(9 * 3600 * 1000)).toBe('01/01/1970, 18:00:00');
  expect(wallClock('UTC').format(0)).toBe('01/01/1970, 00:00:00');
});

test.each([
  ['UTC', true],
  ['Mars/Base', false],
])('isZone of %s is %s', (zone, isOne) => expect(isZone(zone)).toBe(isOne));
