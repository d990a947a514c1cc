import { expect, test } from 'vitest';
import { rippleCheck } from './base58check.ts';
import { xAddress } from './xAddress.ts';

const account = Array.from({ length: 20 }, (_, index) => index + 1);
const address = rippleCheck.encode(Uint8Array.from([0, ...account]));

const MAIN = [0x05, 0x44];
const TEST = [0x04, 0x93];

test.each([
  ['without a tag', MAIN, 0, [0, 0, 0, 0, 0, 0, 0, 0], { address, memo: '' }],
  ['with the tag 0', MAIN, 1, [0, 0, 0, 0, 0, 0, 0, 0], { address, memo: '0' }],
  ['with a tag of several bytes', MAIN, 1, [1, 2, 3, 4, 0, 0, 0, 0], { address, memo: '67305985' }],
  ['with the highest tag', MAIN, 1, [255, 255, 255, 255, 0, 0, 0, 0], { address, memo: '4294967295' }],
  ['with a tag of 64 bits', MAIN, 1, [1, 0, 0, 0, 1, 0, 0, 0], 'checksum'],
  ['with a tag and the flag for no tag', MAIN, 0, [1, 0, 0, 0, 0, 0, 0, 0], 'checksum'],
  ['with an unknown flag', MAIN, 2, [0, 0, 0, 0, 0, 0, 0, 0], 'checksum'],
  ['of the test network', TEST, 0, [0, 0, 0, 0, 0, 0, 0, 0], 'testnet'],
  ['with a wrong first byte', [0x06, 0x44], 0, [0, 0, 0, 0, 0, 0, 0, 0], undefined],
  ['with a wrong second byte', [0x05, 0x45], 0, [0, 0, 0, 0, 0, 0, 0, 0], 'checksum'],
  ['that is too short', MAIN, 0, [0, 0, 0, 0, 0, 0, 0], undefined],
  ['that is too long', MAIN, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0], undefined],
] as const)('xAddress decodes an address %s', (_name, prefix, flag, tag, decoded) => {
  const text = rippleCheck.encode(Uint8Array.from([...prefix, ...account, flag, ...tag]));
  expect(xAddress(text)).toEqual(decoded);
});
