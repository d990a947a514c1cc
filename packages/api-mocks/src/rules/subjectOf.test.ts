import { expect, test } from 'vitest';
import { subjectOf } from './subjectOf.ts';

const body = { id: '101', rows: [{ amount: '5', address: 'T' }, { amount: '6' }], memo: null };

test.each([
  [{ memo: null, rows: [{ address: 'T', amount: '5' }, { amount: '6' }], id: '101' }],
  [{ ...body, note: undefined }],
  [
    {
      ...body,
      request_id: '1',
      google_code: '1',
      email_code: '1',
      sms_code: '1',
      password: '1',
      ticket: '1',
    },
  ],
])('subjectOf ignores the order of fields, undefined fields and codes: %j', (same) => {
  expect(subjectOf(same)).toBe(subjectOf(body));
});

test.each([
  [{ ...body, id: '102' }],
  [{ ...body, memo: '' }],
  [{ ...body, memo: {} }],
  [{ ...body, rows: body.rows.toReversed() }],
  [{ ...body, rows: body.rows.slice(0, 1) }],
  [{ ...body, rows: { 0: body.rows[0], 1: body.rows[1] } }],
  [{ ...body, rows: [{ amount: '5', address: 'U' }, { amount: '6' }] }],
  [{ ...body, rows: [undefined, { amount: '6' }] }],
])('subjectOf distinguishes other values: %j', (other) => {
  expect(subjectOf(other)).not.toBe(subjectOf(body));
});

test.each([null, undefined, 'text', 5])('subjectOf treats %j as an empty body', (value) => {
  expect(subjectOf(value)).toBe(subjectOf({}));
});
