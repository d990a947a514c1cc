// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { CHECK_MS } from './list/newRows.ts';
import { unpaid } from './paymentFixture.ts';
import { newPaymentsAtom, paymentList } from './payments.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const row = (trade_no: string) => ({ ...unpaid, trade_no, status: 2 });

async function openAt(href: string) {
  const rows = ['84120000'];
  const { store, requests } = testConsole(
    () => success({ total: rows.length, list: rows.map(row).toReversed() }),
    { href },
  );
  store.sub(newPaymentsAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(paymentList.queryAtom).data?.total).toBe(1));
  const checks = () =>
    requests.filter(({ url }) => url.includes('pageSize=1&') || url.endsWith('pageSize=1'));
  return { store, rows, checks };
}

describe('the check for new payments', () => {
  it('sends one call per interval with the filters of the list', async () => {
    const { checks } = await openAt('/record?status=2');
    await vi.advanceTimersByTimeAsync(CHECK_MS - 1000);
    expect(checks()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
    expect(checks()).toHaveLength(2);
    expect(new URL(checks()[0]?.url ?? '').search).toBe('?status=2&current=1&pageSize=1');
  });

  it('sends several applications like the list', async () => {
    const { checks } = await openAt('/record?appid=7%2C8');
    await vi.advanceTimersByTimeAsync(CHECK_MS + 1000);
    expect(new URL(checks()[0]?.url ?? '').searchParams.get('appids')).toBe('7,8');
  });

  it('waits for one interval after a filter changes', async () => {
    const { store, checks } = await openAt('/record');
    store.set(paymentList.narrowAtom, { status: '2' });
    await vi.waitFor(() => expect(store.get(paymentList.queryAtom).isPlaceholderData).toBe(false));
    await vi.advanceTimersByTimeAsync(CHECK_MS - 1000);
    expect(checks()).toEqual([]);
  });

  it('counts the new rows until the list is loaded again', async () => {
    const { store, rows } = await openAt('/record');
    expect(store.get(newPaymentsAtom)).toBe(0);
    rows.push('84120001', '84120002');
    await vi.advanceTimersByTimeAsync(CHECK_MS + 1000);
    await vi.waitFor(() => expect(store.get(newPaymentsAtom)).toBe(2));
    await store.get(paymentList.queryAtom).refetch();
    await vi.waitFor(() => expect(store.get(newPaymentsAtom)).toBe(0));
  });

  it('continues while payment details are open', async () => {
    const { store, rows } = await openAt('/record?detail=84120000');
    rows.push('84120001');
    await vi.advanceTimersByTimeAsync(CHECK_MS + 1000);
    await vi.waitFor(() => expect(store.get(newPaymentsAtom)).toBe(1));
  });

  it('pauses on all pages except the first', async () => {
    const { checks } = await openAt('/record?current=2');
    await vi.advanceTimersByTimeAsync(3 * CHECK_MS);
    expect(checks()).toEqual([]);
  });
});
