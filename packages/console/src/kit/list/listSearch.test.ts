import { describe, expect, test } from 'vitest';
import { codesParam, integerParam, textParam } from '#lib/urlState.ts';
import { activeFilters, clearFilters, listParams, patchList, readList, setFilters } from './listSearch.ts';
import { dayRanges, hourRanges, noRanges } from './ranges.ts';

const filters = { status: codesParam(), keyword: textParam(), exception: integerParam() };
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

describe('the state of a list and its address', () => {
  test('an empty address is the list as it is at first', () => {
    expect(readList(params, '')).toEqual(initial);
  });

  test('what is written is what is read', () => {
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

  test('unknown values fall back to the default, also page sizes that are not offered', () => {
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

describe('the page', () => {
  test.each([
    ['a filter', { keyword: 'x' }, '?keyword=x'],
    ['a filter that is taken away', { status: undefined }, ''],
    ['a range', { range: '7d' }, '?range=7d'],
    ['a page size', { pageSize: 10 }, '?pageSize=10'],
  ] as const)('%s leads back to the first', (_, patch, search) => {
    expect(patchList(params, '?current=3', patch)).toBe(search);
  });

  test('is kept by what narrows nothing, and by other owners of the address', () => {
    expect(patchList(params, '?current=3', { detail: '84', tab: 'gas' })).toBe(
      '?current=3&detail=84&tab=gas',
    );
    expect(patchList(params, '?mock=x&current=3', { current: 4 })).toBe('?mock=x&current=4');
  });
});

describe('fields', () => {
  test('write what they hold as text, and go back to the first page', () => {
    expect(setFilters(params, '?current=3&detail=84', { status: '6,2', range: '30d' })).toBe(
      '?detail=84&status=6%2C2&range=30d',
    );
  });

  test('write nothing for a default, for nonsense or for what is no filter', () => {
    expect(setFilters(params, '?range=7d', { range: 'all' })).toBe('');
    expect(setFilters(params, '?exception=2', { exception: 'x' })).toBe('');
    expect(setFilters(params, '', { pageSize: '10', detail: '84' })).toBe('');
  });
});

describe('the filters that are set', () => {
  test('are counted in the order of their definition, the dates as one', () => {
    expect(activeFilters(params, '?range=7d&exception=0&status=2&current=3&detail=84')).toEqual([
      { name: 'status', text: '2' },
      { name: 'exception', text: '0' },
      { name: 'range', text: '7d' },
    ]);
    expect(activeFilters(params, '?range=days&from=2026-11-01')).toEqual([
      { name: 'range', text: '2026-11-01 – …' },
    ]);
  });

  test('are cleared together or one by one, and the page with them', () => {
    const search = '?mock=x&status=2&range=days&from=2026-11-01&to=2026-11-02&current=3&pageSize=10&tab=gas';
    expect(clearFilters(params, search)).toBe('?mock=x&pageSize=10&tab=gas');
    expect(clearFilters(params, search, ['range'])).toBe('?mock=x&status=2&pageSize=10&tab=gas');
    expect(clearFilters(params, '?status=2&keyword=a', ['keyword'])).toBe('?status=2');
  });
});
