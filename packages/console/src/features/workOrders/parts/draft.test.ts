import { expect, test } from 'vitest';
import { emptyWorkOrder, imagesOf, isTradeNo, workOrderErrors } from './draft.ts';

const good = { ...emptyWorkOrder, type: '1', theme: 'Where is it?', description: 'Paid an hour ago.' };

test('a work order requires a type, a subject and a description', () => {
  expect(workOrderErrors(emptyWorkOrder, false)).toEqual({
    type: 'required',
    theme: 'required',
    description: 'required',
  });
  expect(workOrderErrors(good, false)).toEqual({});
  expect(workOrderErrors({ ...good, type: '9' }, false)).toEqual({ type: 'required' });
  expect(workOrderErrors({ ...good, theme: 'x'.repeat(61), description: 'x'.repeat(1001) }, false)).toEqual({
    theme: 'too_long',
    description: 'too_long',
  });
});

test('specification §5: a trade number has 32 digits or is empty', () => {
  const number = '12345678901234567890123456789012';
  expect(isTradeNo(number)).toBe(true);
  for (const wrong of [number.slice(1), `${number}1`, `x${number.slice(1)}`, ' ']) {
    expect(workOrderErrors({ ...good, tradeNo: wrong }, false)).toEqual({ tradeNo: 'trade_no' });
  }
  expect(workOrderErrors({ ...good, tradeNo: number }, false)).toEqual({});
  expect(workOrderErrors({ ...good, tradeNo: number }, true)).toEqual({ tradeNo: 'missing' });
  // Another type has no field for the number, which stays in the draft.
  expect(workOrderErrors({ ...good, type: '8', tradeNo: '123' }, false)).toEqual({});
  expect(workOrderErrors({ ...good, type: '8', tradeNo: number }, true)).toEqual({});
});

test('imagesOf returns the image URLs of a work order draft', () => {
  expect(imagesOf(emptyWorkOrder)).toEqual([]);
  const urls = ['data:image/png;base64,AAAA', 'https://files.example/2.jpg'];
  expect(imagesOf({ images: urls.join('\n') })).toEqual(urls);
});
