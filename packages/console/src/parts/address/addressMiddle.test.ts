import { expect, it } from 'vitest';
import { isMiddle, middleOf } from './addressMiddle.ts';

it('middleOf returns the six characters in the middle of an address', () => {
  expect(middleOf('TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs')).toEqual({ from: 15, to: 20, text: 'KzCXMq' });
});

it('isMiddle ignores the case of letters only in a hexadecimal address', () => {
  expect(isMiddle('TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', ' KzCXMq ')).toBe(true);
  expect(isMiddle('TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', 'kzcxmq')).toBe(false);
  expect(isMiddle('0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12', 'd425A8')).toBe(true);
});
