import { verifyLogin } from '@settlement/api-mocks/contract/auth';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { expect, it } from 'vitest';
import { offeredFields } from './offeredFields.ts';

const none = () => false;

it.each([
  [
    listPayments.query,
    { appid: 'a', status: '2', keyword: 'b', open: true, current: 1 },
    ['appid', 'status', 'current'],
  ],
  [verifyLogin.body, { google_code: '123456', token: 'held' }, ['google_code']],
  [
    createWithdrawal.body,
    { amount: '1', quote_id: 'q', fee: '0', save_address: true, label: 'x' },
    ['amount'],
  ],
])('offeredFields omits fields of groups that the server doesn’t offer (%#)', (schema, input, left) => {
  expect(Object.keys(Object(offeredFields(schema, input, none)))).toEqual(left);
  expect(offeredFields(schema, input, () => true)).toEqual(input);
});

it('offeredFields keeps the fields of groups that the server offers', () => {
  const input = { quote_id: 'q', label: 'x' };
  expect(offeredFields(createWithdrawal.body, input, (group) => group === 'addresses')).toEqual({
    label: 'x',
  });
});

it('offeredFields returns form data unchanged', () => {
  const form = new FormData();
  expect(offeredFields(undefined, form, none)).toBe(form);
});
