import { expect, test } from 'vitest';
import { isMemo } from './isMemo.ts';
import { isForOtherNetwork, readPaymentUri } from './paymentUri.ts';

test.each([
  ['TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', '', '', ''],
  [
    'bitcoin:bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95?amount=0.1',
    'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95',
    '',
    '0.1',
    'Bitcoin',
  ],
  [
    'ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@56',
    '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12',
    '',
    '',
    'BSC',
  ],
  [
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12&uint256=1',
    '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12',
    '',
    '',
    'Ethereum',
  ],
  [
    'xrpl:r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5?dt=7',
    'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5',
    '7',
    '',
    'XRP Ledger',
  ],
  [
    ' 0:ed16913070500471179798b561d8de82d31fbf84910ced6eb5fc92e7485ef8a7 ',
    '0:ed16913070500471179798b561d8de82d31fbf84910ced6eb5fc92e7485ef8a7',
    '',
    '',
    '',
  ],
])('%s names %s', (text, address, memo, amount, network) => {
  expect(readPaymentUri(text)).toEqual({ address, memo, amount, network });
});

test.each([
  ['ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@137', 'Ethereum', true],
  ['ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@0x89', 'Polygon', false],
  ['ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@10', 'Ethereum', true],
  ['ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12', 'Base', false],
  ['bitcoin:bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95', 'Bitcoin', false],
  ['0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12', 'BSC', false],
] as const)('%s on %s is for another network: %s', (text, chosen, isOther) => {
  expect(isForOtherNetwork(readPaymentUri(text), chosen)).toBe(isOther);
});

test.each([
  ['', true],
  ['0', true],
  ['4294967295', true],
  ['4294967296', false],
  ['007', false],
  ['abc', false],
])('the destination tag %s: %s', (text, isOne) => expect(isMemo('xrp', text)).toBe(isOne));
