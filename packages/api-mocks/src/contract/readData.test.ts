import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as p from './primitives.ts';
import { readData } from './readData.ts';

const entity = v.object({
  id: p.id,
  amount: p.decimal,
  status: p.integer,
  note: v.optional(p.text, ''),
  paid: v.optional(p.count, 0),
  parts: v.optional(v.array(v.object({ id: p.id, balance: p.decimal })), []),
});
const read = (value: unknown) => v.safeParse(entity, readData(entity, value));

describe('a response in another format', () => {
  it('is read with empty strings instead of null, except for amounts and IDs', () => {
    expect([p.text, p.decimal, p.id].map((schema) => readData(schema, null))).toEqual(['', null, null]);
  });

  it.each([
    ['numbers as ids and amounts', { id: 7, amount: 12.5, status: 1 }, { id: '7', amount: '12.5' }],
    ['numeric text as a code', { id: 'a', amount: '1', status: '2' }, { status: 2 }],
    ['a small amount in exponent form', { id: 'a', amount: 1e-7, status: 1 }, { amount: '0.0000001' }],
    [
      'a large whole amount',
      { id: 'a', amount: 123_456_789_012_345, status: 1 },
      { amount: '123456789012345' },
    ],
    [
      'null in optional fields',
      { id: 'a', amount: '1', status: 1, note: null, paid: null },
      { note: '', paid: 0 },
    ],
    ['an invalid value in an optional field', { id: 'a', amount: '1', status: 1, paid: 'many' }, { paid: 0 }],
    ['additional fields', { id: 'a', amount: '1', status: 1, more: true }, { id: 'a' }],
    [
      'numbers in rows',
      { id: 'a', amount: '1', status: 1, parts: [{ id: 3, balance: 0 }] },
      { parts: [{ id: '3', balance: '0' }] },
    ],
  ])('is accepted: %s', (_name, value, expected) => {
    expect(read(value).output).toMatchObject(expected);
  });

  it.each([
    ['an amount that lost digits', { id: 'a', amount: Number('1245470.4959721234'), status: 1 }],
    ['no amount', { id: 'a', status: 1 }],
    ['text instead of an amount', { id: 'a', amount: 'much', status: 1 }],
    ['text instead of a code', { id: 'a', amount: '1', status: 'paid' }],
  ])('is rejected: %s', (_name, value) => {
    expect(read(value).success).toBe(false);
  });
});
