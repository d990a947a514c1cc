import { endpoint } from '@settlement/api-mocks/contract/endpoint';
import { decimal } from '@settlement/api-mocks/contract/primitives';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

const balance = endpoint({
  id: 'test.balance',
  method: 'GET',
  path: '/test/balance',
  summary: 'Reads',
  data: v.object({ amount: decimal }),
});
const data = { amount: '12.5' };
const success = { code: 200, msg: 'Success', data };

test('specification §7: data is believed in an envelope with the success code and a success status', () => {
  expect(readAnswer(balance, { status: 200, body: success })).toEqual(success);
});

// Each of them holds data of the right shape: only the envelope is wrong.
test.each([
  ['no code', 200, { data }],
  ['a code in quotes', 200, { code: '200', data }],
  ['a code of null', 200, { code: null, data }],
  ['an informational status', 199, success],
  ['a redirect', 302, success],
  ['an answer that has not changed', 304, success],
  ['a page that is not there', 404, success],
  ['a status of the server', 501, success],
])('%s is not what the contract says', (_name, status, body) => {
  expect(() => readAnswer(balance, { status, body })).toThrow(expect.objectContaining({ kind: 'contract' }));
});
