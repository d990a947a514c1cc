import { expect, test } from 'vitest';
import { workOrderHref } from './workOrderHref.ts';

test('workOrderHref omits missing and empty values', () => {
  expect(workOrderHref({ type: 3, chain: 'TRON', address: 'TC2e', txid: '', token: undefined })).toBe(
    '/work-order?new=3&chain=TRON&address=TC2e',
  );
});
