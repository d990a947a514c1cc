import { base64urlnopad } from '@scure/base';
import { expect, test } from 'vitest';
import { crc16, tonAccount, tonError } from './ton.ts';

const account = Array.from({ length: 32 }, (_, index) => index + 1);
const hex = account.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const zeros = account.map(() => 0);

function encoded(flags: number, workchain: number, bytes: readonly number[]): string {
  const body = [flags, workchain, ...bytes];
  const sum = crc16(body);
  return base64urlnopad.encode(Uint8Array.from([...body, sum >> 8, sum & 255]));
}

test.each([
  [encoded(0x11, 0, account), '', `0:${hex}`],
  [encoded(0x51, 0, account), '', `0:${hex}`],
  [encoded(0x91, 0, account), '', `0:${hex}`],
  [encoded(0xd1, 255, account), '', `-1:${hex}`],
  [encoded(0x11, 0, zeros), 'zero', `0:${'00'.repeat(32)}`],
  [encoded(0x10, 0, account), 'format', undefined],
  [encoded(0x31, 0, account), 'format', undefined],
  [`0:${hex}`, '', `0:${hex}`],
  [`-1:${hex.toUpperCase()}`, '', `-1:${hex}`],
  [`1:${hex}`, 'format', undefined],
  [`10:${hex}`, 'format', undefined],
  [`0:${hex}0`, 'format', undefined],
  [`-1:${'0'.repeat(64)}`, 'zero', `-1:${'0'.repeat(64)}`],
  [`${encoded(0x11, 0, account)}A`, 'format', undefined],
  [`A${encoded(0x11, 0, account)}`, 'format', undefined],
])('the TON address %s has the error %j and the account %s', (text, error, key) => {
  expect([tonError(text), tonAccount(text)]).toEqual([error, key]);
});
