import { endpoint } from '@settlement/api-mocks/contract/endpoint';
import { decimal } from '@settlement/api-mocks/contract/primitives';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

const balance = endpoint('test.balance', 'GET', '/test/balance', {
  data: v.object({ amount: decimal }),
});
const data = { amount: '12.5' };
const success = { code: 200, msg: 'Success', data };

test('specification §7: readAnswer returns a response with status 200 and code 200', async () => {
  await expect(readAnswer(balance, { status: 200, body: success })).resolves.toEqual(success);
});

test.each([
  ['no code', 200, { data }],
  ['a code in quotes', 200, { code: '200', data }],
  ['a null code', 200, { code: null, data }],
  ['an informational status', 199, success],
  ['a redirect', 302, success],
  ['an unchanged response', 304, success],
  ['a missing page', 404, success],
  ['a server error status', 501, success],
])('readAnswer treats a response with %s as a contract violation', async (_name, status, body) => {
  await expect(readAnswer(balance, { status, body })).rejects.toMatchObject({ kind: 'contract' });
});
