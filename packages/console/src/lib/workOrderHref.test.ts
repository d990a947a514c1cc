import { expect, test } from 'vitest';
import { workOrderHref } from './workOrderHref.ts';

test('a work order is told what is known and nothing else', () => {
  expect(workOrderHref({ type: 3, chain: 'TRON', address: 'TC2e', txid: '', token: undefined })).toBe(
    '/work-order?new=3&chain=TRON&address=TC2e',
  );
});
