import { login, verifyLogin } from '@settlement/api-mocks/contract/auth';
import { listExpenses } from '@settlement/api-mocks/contract/funds';
import { listNotifications } from '@settlement/api-mocks/contract/notifications';
import { describe as group, expect, test } from 'vitest';
import { describe } from './describe.ts';

const field = (fields: ReturnType<typeof describe>, name: string) =>
  fields.flat().find((one) => one.name === name);

group('the documentation of a call is what the contract says', () => {
  test('query parameters with their defaults', () => {
    const fields = describe(listNotifications.query);
    expect(field(fields, 'pageSize')).toMatchObject({ isRequired: false, fallback: '10' });
    expect(field(fields, 'current')).toMatchObject({ isRequired: false, fallback: '1' });
  });

  test('required and optional parts of a body', () => {
    const fields = describe(verifyLogin.body);
    expect(field(fields, 'google_code')).toMatchObject({ isRequired: true });
    expect(field(fields, 'token')).toMatchObject({ isRequired: false, type: 'string' });
  });

  test('a call that takes one form or another lists both', () => {
    expect(describe(login.body).map((form) => form.map(({ name }) => name))).toEqual([
      ['google_auth_code'],
      ['email', 'password'],
    ]);
  });

  test('lists and objects inside an answer, down to money as a decimal', () => {
    const fields = describe(listExpenses.data);
    expect(field(fields, 'list[].amount')).toMatchObject({ type: 'decimal', isRequired: true });
    expect(field(fields, 'list[].currency.token')).toMatchObject({ type: 'string' });
    expect(field(fields, 'total')).toMatchObject({ type: 'integer' });
  });

  test('no schema, no fields', () => {
    expect(describe(undefined)).toEqual([]);
  });
});
