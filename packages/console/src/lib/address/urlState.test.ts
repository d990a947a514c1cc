import { listPayments } from '@settlement/api-mocks/contract/payments';
import { describe, expect, test } from 'vitest';
import {
  choiceParam,
  dayParam,
  integerParam,
  pageParam,
  patchUrlState,
  queryParams,
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
  test('returns typed values and defaults', () => {
    expect(readUrlState(schema, '?status=6&pageSize=10&start=2026-11-20')).toEqual({
      status: 6,
      out_trade_no: undefined,
      start: '2026-11-20',
      current: 1,
      pageSize: 10,
      detail: undefined,
    });
  });

  test('replaces invalid values with defaults', () => {
    const values = readUrlState(schema, '?status=two&current=-3&pageSize=1000&start=2026-02-31');
    expect(values).toMatchObject({ status: undefined, current: 1, pageSize: 20, start: undefined });
  });
});

describe('queryParams', () => {
  const params = queryParams(listPayments.query, ['status', 'keyword', 'txid', 'exception', 'open']);

  test.each(['status=6%2C2', 'keyword=ORD', 'txid=0xab', 'exception=2', 'open=1'])(
    'keeps the valid parameter %s',
    (search) => {
      const values = readUrlState(params, search);
      expect(patchUrlState(params, '', values)).toBe(`?${search}`);
    },
  );

  test.each(['status=paid', 'status=2,x', 'keyword=', 'txid=0xa', 'exception=1.5', 'open=0', 'open=2'])(
    'ignores the invalid parameter %s',
    (search) => {
      expect(Object.values(readUrlState(params, search)).filter((value) => value !== undefined)).toEqual([]);
    },
  );

  test('returns values with the types of a request’s query', () => {
    expect(readUrlState(params, '?exception=2&open=1')).toMatchObject({ exception: 2, open: true });
  });
});

test('a day before 1970-01-02 is ignored in a URL', () => {
  const days = { from: dayParam() };
  expect(readUrlState(days, '?from=1800-01-01')).toEqual({ from: undefined });
  expect(readUrlState(days, '?from=1970-01-02')).toEqual({ from: '1970-01-02' });
});

describe('patchUrlState', () => {
  test('returns to page 1 for a new filter', () => {
    expect(patchUrlState(schema, '?mock=payments.empty&current=4&status=1', { status: 2 })).toBe(
      '?mock=payments.empty&status=2',
    );
  });

  test('keeps the page if a drawer is opened', () => {
    expect(patchUrlState(schema, '?status=2', { current: 3 })).toBe('?status=2&current=3');
    expect(patchUrlState(schema, '?current=3', { detail: '84' })).toBe('?current=3&detail=84');
  });

  test('removes defaults and cleared values from the URL', () => {
    expect(patchUrlState(schema, '?status=2&pageSize=10', { status: undefined, pageSize: 20 })).toBe('');
  });
});
