import { type ExtensionGroup, extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { dayRanges } from '#kit/list/ranges.ts';
import { queryParams, textParam } from '#lib/address/urlState.ts';
import { noteServerDateAtom } from '../calls/serverClock.ts';
import { locationAtom } from '../page/location.ts';
import { defineList } from './defineList.ts';
import { memorySearchAtom } from './listState.ts';

const list = defineList({
  page: '/record',
  endpoint: listPayments,
  filters: queryParams(listPayments.query, ['status', 'keyword']),
  ranges: [...dayRanges, '24h'],
  pageSize: 20,
  others: { detail: textParam() },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  isMoving: ({ total }) => total > 3,
});

function openAt(href: string, extensions: readonly ExtensionGroup[] = extensionGroups) {
  const opened = testConsole(() => success({ total: 3, list: [] }), { href, extensions });
  opened.store.sub(list.queryAtom, () => undefined);
  const requested = () =>
    opened.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/list'))
      .map(({ search }) => search);
  return { ...opened, requested };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a list', () => {
  test('requests the data again after its URL changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
    const { store, location, requested } = openAt('/record?status=2&current=3');
    await vi.waitFor(() => expect(store.get(list.queryAtom).data?.total).toBe(3));
    store.set(list.narrowAtom, { keyword: 'ORD' });
    expect(location.get().search).toBe('?status=2&keyword=ORD');
    await vi.waitFor(() => expect(requested()).toHaveLength(2));
    expect(requested()).toEqual([
      '?status=2&end_time=1790000000&current=3&pageSize=20',
      '?status=2&keyword=ORD&current=1&pageSize=20',
    ]);
  });

  test('keeps the end time of its first page, so that newer rows don’t move later pages', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
    const { store, requested } = openAt('/record');
    await vi.waitFor(() => expect(store.get(list.queryAtom).data?.total).toBe(3));
    for (const current of [2, 3]) {
      vi.setSystemTime(Date.now() + 60_000);
      store.set(list.pagingAtom, { current });
      await vi.waitFor(() => expect(store.get(list.queryAtom).isPlaceholderData).toBe(false));
    }
    expect(requested().map((query) => new URLSearchParams(query).get('end_time'))).toEqual([
      null,
      '1790000000',
      '1790000000',
    ]);
  });

  test('doesn’t end later pages before its newest row if the clock of the device is slow', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
    const { store, requested } = openAt('/record');
    store.set(noteServerDateAtom, new Date(Date.now() + 600_000).toUTCString());
    await vi.waitFor(() => expect(store.get(list.queryAtom).data?.total).toBe(3));
    store.set(list.pagingAtom, { current: 2 });
    await vi.waitFor(() => expect(requested()).toHaveLength(2));
    expect(requested().at(-1)).toBe('?end_time=1790000600&current=2&pageSize=20');
    // A response that took longer changes the known difference of the clocks.
    store.set(noteServerDateAtom, new Date(Date.now() + 605_000).toUTCString());
    store.set(list.pagingAtom, { current: 3 });
    await vi.waitFor(() => expect(requested().at(-1)).toContain('current=3'));
    expect(requested().slice(1)).toEqual([
      '?end_time=1790000600&current=2&pageSize=20',
      '?end_time=1790000600&current=3&pageSize=20',
    ]);
  });

  test('keeps its end time on the next pages if page 1 wasn’t opened first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
    const { store, requested } = openAt('/record?current=3');
    await vi.waitFor(() => expect(store.get(list.queryAtom).data?.total).toBe(3));
    vi.setSystemTime(Date.now() + 60_000);
    store.set(list.pagingAtom, { current: 4 });
    await vi.waitFor(() => expect(requested()).toHaveLength(2));
    expect(requested().map((query) => new URLSearchParams(query).get('end_time'))).toEqual([
      '1790000000',
      '1790000000',
    ]);
  });

  test('keeps the 24-hour range of its first page on later pages for up to an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_040_000 });
    const { store, requested } = openAt('/record?range=24h');
    const open = async (current: number, seconds = 120) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      store.set(list.pagingAtom, { current });
      await vi.waitFor(() => expect(store.get(list.queryAtom).isPlaceholderData).toBe(false));
    };
    await vi.waitFor(() => expect(store.get(list.queryAtom).data?.total).toBe(3));
    await open(2);
    await open(3);
    await open(1);
    await open(2, 7200);
    expect(
      requested()
        .map((query) => new URLSearchParams(query))
        .map((query) => [query.get('start_time'), query.get('end_time')]),
    ).toEqual([
      ['1789913640', null],
      ['1789913640', '1790000040'],
      ['1789913640', '1790000040'],
      ['1789914000', null],
      ['1789921200', '1790007600'],
    ]);
  });

  test('sends no request for the URL of another screen', async () => {
    const { store, requested } = openAt('/record?status=2');
    await vi.waitFor(() => expect(store.get(list.queryAtom).data?.total).toBe(3));
    store.set(locationAtom, '/property');
    expect(store.get(list.queryAtom)).toMatchObject({ fetchStatus: 'idle', data: { total: 3 } });
    store.set(locationAtom, '/m/record?status=2');
    await vi.waitFor(() => expect(store.get(list.queryAtom).isPlaceholderData).toBe(false));
    expect(requested()).toEqual(['?status=2&current=1&pageSize=20']);
  });

  test('keeps the previous page on screen until the next page is loaded', async () => {
    const { store } = openAt('/record');
    await vi.waitFor(() => expect(store.get(list.queryAtom).data?.total).toBe(3));
    store.set(list.pagingAtom, { current: 2 });
    expect(store.get(list.queryAtom)).toMatchObject({ isPlaceholderData: true, data: { total: 3 } });
  });

  test('adds a history entry for a page or for details, but not for a filter', () => {
    const { store, location } = openAt('/record');
    store.set(list.pagingAtom, { current: 2 });
    store.set(list.narrowAtom, { status: '2' });
    store.set(list.stateAtom, { detail: '84' });
    store.set(list.clearAtom, ['status']);
    expect(location.entries).toEqual(['/record', '/record?status=2', '/record?detail=84']);
  });

  test('clears all active filters without closing the open details', () => {
    const { store } = openAt('/record?status=2&range=7d&detail=84');
    expect(store.get(list.activeAtom)).toHaveLength(2);
    store.set(list.clearAtom);
    expect(store.get(list.activeAtom)).toEqual([]);
    expect(store.get(list.stateAtom).detail).toBe('84');
  });

  test('exports all pages with the visible filters', async () => {
    const { store, requests } = openAt('/record?status=2&keyword=ORD&current=3&pageSize=10');
    await store.set(list.downloadAtom).catch(() => undefined);
    const sent = requests.find(({ headers }) => headers.get('x-download') === '1');
    expect(sent && new URL(sent.url).search).toBe('?status=2&keyword=ORD');
  });

  test('ignores filters that the server doesn’t offer', async () => {
    const { store, location, requested } = openAt('/record?status=2&keyword=ORD', []);
    await vi.waitFor(() => expect(requested()).toEqual(['?status=2&current=1&pageSize=20']));
    expect(store.get(list.activeAtom).map(({ name }) => name)).toEqual(['status']);
    store.set(list.narrowAtom, { status: '3' });
    expect(location.get().search).toBe('?status=3');
  });

  test('doesn’t store its state in the URL if it’s in a dialog', () => {
    const dialog = defineList({
      endpoint: listPayments,
      filters: { keyword: textParam() },
      ranges: dayRanges,
      pageSize: 10,
      others: {},
      input: (filters, scope) => ({ query: { ...filters, ...scope } }),
      searchAtom: memorySearchAtom(),
    });
    const { store, location } = openAt('/record?keyword=screen');
    store.set(dialog.narrowAtom, { keyword: 'dialog', range: '7d' });
    store.set(dialog.pagingAtom, { current: 2 });
    expect(store.get(dialog.stateAtom)).toMatchObject({ keyword: 'dialog', range: '7d', current: 2 });
    expect(location.entries).toEqual(['/record?keyword=screen']);
    store.set(dialog.clearAtom);
    expect(store.get(dialog.stateAtom)).toMatchObject({ keyword: undefined, range: 'all', current: 1 });
  });
});
