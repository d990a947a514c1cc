import { describe, expect, test } from 'vitest';
import {
  choiceParam,
  codesParam,
  dayParam,
  integerParam,
  patternParam,
  pageParam,
  patchUrlState,
  readUrlState,
  textParam,
} from './urlState.ts';

const schema = {
  status: integerParam(),
  out_trade_no: textParam(),
  start: dayParam(),
  current: pageParam(),
  pageSize: choiceParam([10, 20], 20),
  detail: textParam({ keepsOthers: true }),
};

describe('readUrlState', () => {
  test('gives typed values and defaults', () => {
    expect(readUrlState(schema, '?status=6&pageSize=10&start=2026-11-20')).toEqual({
      status: 6,
      out_trade_no: undefined,
      start: '2026-11-20',
      current: 1,
      pageSize: 10,
      detail: undefined,
    });
  });

  test('nonsense in the address falls back instead of failing', () => {
    const values = readUrlState(schema, '?status=two&current=-3&pageSize=1000&start=2026-02-31');
    expect(values).toMatchObject({ status: undefined, current: 1, pageSize: 20, start: undefined });
  });
});

test('codes in the address keep what is a code, once', () => {
  const codes = { status: codesParam() };
  expect(readUrlState(codes, '?status=6,2,6')).toEqual({ status: '6,2' });
  expect(readUrlState(codes, '?status=abc,2, ,NaN')).toEqual({ status: '2' });
  expect(readUrlState(codes, '?status=paid')).toEqual({ status: undefined });
});

test('what the server would refuse counts as absent', () => {
  const schemaOfParts = { txid: patternParam(/^.{4,}$/), from: dayParam() };
  expect(readUrlState(schemaOfParts, '?txid=0xa&from=1800-01-01')).toEqual({
    txid: undefined,
    from: undefined,
  });
  expect(readUrlState(schemaOfParts, '?txid=0xab&from=1970-01-02')).toEqual({
    txid: '0xab',
    from: '1970-01-02',
  });
});

describe('patchUrlState', () => {
  test('a filter goes back to page 1 and keeps what belongs to others', () => {
    expect(patchUrlState(schema, '?mock=payments.empty&current=4&status=1', { status: 2 })).toBe(
      '?mock=payments.empty&status=2',
    );
  });

  test('a page change keeps the filters, an opened drawer keeps the page', () => {
    expect(patchUrlState(schema, '?status=2', { current: 3 })).toBe('?status=2&current=3');
    expect(patchUrlState(schema, '?current=3', { detail: '84' })).toBe('?current=3&detail=84');
  });

  test('defaults and cleared values leave the address', () => {
    expect(patchUrlState(schema, '?status=2&pageSize=10', { status: undefined, pageSize: 20 })).toBe('');
  });
});
