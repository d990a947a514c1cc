import { login, verifyLogin } from '@settlement/api-mocks/contract/auth';
import { listExpenses } from '@settlement/api-mocks/contract/funds';
import { listNotifications } from '@settlement/api-mocks/contract/notifications';
import { describe as group, expect, test } from 'vitest';
import { describe } from './describe.ts';

const field = (fields: ReturnType<typeof describe>, name: string) =>
  fields.flat().find((one) => one.name === name);

group('the documentation of a call matches the contract', () => {
  test('describe lists query parameters with their defaults', () => {
    const fields = describe(listNotifications.query);
    expect(field(fields, 'pageSize')).toMatchObject({ isRequired: false, fallback: '10' });
    expect(field(fields, 'current')).toMatchObject({ isRequired: false, fallback: '1' });
  });

  test('describe lists required and optional fields of a body', () => {
    const fields = describe(verifyLogin.body);
    expect(field(fields, 'google_code')).toMatchObject({ isRequired: true });
    expect(field(fields, 'token')).toMatchObject({ isRequired: false, type: 'string' });
  });

  test('describe lists the fields of each variant of a body', () => {
    expect(describe(login.body).map((form) => form.map(({ name }) => name))).toEqual([
      ['google_auth_code'],
      ['email', 'password'],
    ]);
  });

  test('describe lists arrays and objects inside a response, with amounts as decimals', () => {
    const fields = describe(listExpenses.data);
    expect(field(fields, 'list[].amount')).toMatchObject({ type: 'decimal', isRequired: true });
    expect(field(fields, 'list[].currency.token')).toMatchObject({ type: 'string' });
    expect(field(fields, 'total')).toMatchObject({ type: 'integer' });
  });

  test('describe lists no fields without a schema', () => {
    expect(describe(undefined)).toEqual([]);
  });
});
