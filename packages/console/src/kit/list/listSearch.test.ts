import { listPayments } from '@settlement/api-mocks/contract/payments';
import { describe, expect, test } from 'vitest';
import { queryParams, textParam } from '#lib/address/urlState.ts';
import {
  activeFilters,
  clearFilters,
  ignoredFilters,
  listParams,
  patchList,
  readList,
  setFilters,
} from './listSearch.ts';
import { dayRanges, hourRanges, noRanges } from './ranges.ts';

const filters = queryParams(listPayments.query, ['status', 'keyword', 'exception']);
const others = { detail: textParam(), tab: textParam() };
const params = listParams({ filters, ranges: dayRanges, pageSize: 20, others });

const initial = {
  status: undefined,
  keyword: undefined,
  exception: undefined,
  range: 'all',
  from: undefined,
  to: undefined,
  current: 1,
  pageSize: 20,
  detail: undefined,
  tab: undefined,
} as const;

describe('the URL of a list', () => {
  test('has no query in the initial state', () => {
    expect(readList(params, '')).toEqual(initial);
  });

  test('restores the same state after it’s written and read', () => {
    const state = {
      status: '2,6',
      keyword: 'ORD & 1',
      exception: 3,
      range: 'days',
      from: '2026-11-01',
      to: '2026-11-05',
      current: 4,
      pageSize: 10,
      detail: '84',
      tab: 'gas',
    } as const;
    expect(readList(params, patchList(params, '', state))).toEqual(state);
    expect(patchList(params, patchList(params, '', state), initial)).toBe('');
  });

  test('uses the defaults for unknown values and page sizes', () => {
    expect(
      readList(params, '?status=paid&exception=x&range=1y&from=2026-02-31&pageSize=500&current=0'),
    ).toEqual(initial);
    expect(readList(params, '?range=24h').range).toBe('all');
    const hours = listParams({ filters, ranges: hourRanges, pageSize: 10, others });
    expect(readList(hours, '').range).toBe('24h');
    const dateless = listParams({ filters, ranges: noRanges, pageSize: 10, others });
    expect(activeFilters(dateless, '?range=7d&from=2026-11-01')).toEqual([]);
  });
});

describe('the page of a list', () => {
  test.each([
    ['a filter', { keyword: 'x' }, '?keyword=x'],
    ['a removed filter', { status: undefined }, ''],
    ['a range', { range: '7d' }, '?range=7d'],
    ['a page size', { pageSize: 10 }, '?pageSize=10'],
  ] as const)('returns to page 1 for %s', (_, patch, search) => {
    expect(patchList(params, '?current=3', patch)).toBe(search);
  });

  test('stays the same if no filter changes', () => {
    expect(patchList(params, '?current=3', { detail: '84', tab: 'gas' })).toBe(
      '?current=3&detail=84&tab=gas',
    );
    expect(patchList(params, '?mock=x&current=3', { current: 4 })).toBe('?mock=x&current=4');
  });
});

describe('setFilters', () => {
  test('writes filters as strings and removes the page number', () => {
    expect(setFilters(params, '?current=3&detail=84', { status: '6,2', range: '30d' })).toBe(
      '?detail=84&status=6%2C2&range=30d',
    );
  });

  test('ignores defaults, invalid values and other parameters', () => {
    expect(setFilters(params, '?range=7d', { range: 'all' })).toBe('');
    expect(setFilters(params, '?exception=2', { exception: 'x' })).toBe('');
    expect(setFilters(params, '', { pageSize: '10', detail: '84' })).toBe('');
  });
});

describe('the active filters', () => {
  test('are listed in the order of their definition, with the dates as one filter', () => {
    expect(activeFilters(params, '?range=7d&exception=0&status=2&current=3&detail=84')).toEqual([
      { name: 'status', text: '2' },
      { name: 'exception', text: '0' },
      { name: 'range', text: '7d' },
    ]);
    expect(activeFilters(params, '?range=days&from=2026-11-01')).toEqual([
      { name: 'range', text: '2026-11-01 – …' },
    ]);
  });

  test('exclude invalid and empty parameters, which ignoredFilters returns', () => {
    const search = '?status=&exception=x&range=days&from=2026-02-30&to=2026-03-01&current=0&pageSize=500';
    expect(ignoredFilters(params, search)).toEqual([
      { name: 'status', text: '' },
      { name: 'exception', text: 'x' },
      { name: 'from', text: '2026-02-30' },
    ]);
    expect(ignoredFilters(params, '?range=all&status=2,6&keyword=a&from=2026-11-01&mock=x')).toEqual([]);
  });

  test('can be cleared all together or individually', () => {
    const search = '?mock=x&status=2&range=days&from=2026-11-01&to=2026-11-02&current=3&pageSize=10&tab=gas';
    expect(clearFilters(params, search)).toBe('?mock=x&pageSize=10&tab=gas');
    expect(clearFilters(params, search, ['range'])).toBe('?mock=x&status=2&pageSize=10&tab=gas');
    expect(clearFilters(params, '?status=2&keyword=a', ['keyword'])).toBe('?status=2');
  });
});
