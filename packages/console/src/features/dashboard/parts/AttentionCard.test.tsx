// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { type AttentionItem, attentionKinds, listAttention } from '@settlement/api-mocks/contract/attention';
import { openScreen } from '#app/testingScreen.tsx';
import { attentionQueryAtom } from '#data/dashboard.ts';
import { userAtom } from '#data/user.ts';
import { AttentionCard, pendingItems } from './AttentionCard.tsx';
import { pathsOf } from '#lib/address/paths.ts';

it('AttentionCard is hidden while required setup steps are left', async () => {
  const { store } = openScreen(<AttentionCard shown={1} />, {
    bank: createMockApi({ merchant: 'fresh' }),
    href: '/',
  });
  await waitFor(() => {
    expect(store.get(attentionQueryAtom).data?.list).toEqual([]);
    expect(store.get(userAtom)).toBeDefined();
  });
  expect(screen.queryByText('Nothing needs your attention.')).toBeNull();
});

function openCard(list: readonly AttentionItem[], shown: number) {
  const api = createMockApi({ merchant: 'authorised' });
  const handle = async (request: Request) =>
    request.url.endsWith(listAttention.path)
      ? Response.json({ code: 200, msg: '', data: { list, total: list.length } })
      : api.handle(request);
  openScreen(<AttentionCard shown={shown} />, { bank: { signIn: () => api.signIn(), handle }, href: '/' });
}

it('AttentionCard shows the name and day of one item, and the first day of several', async () => {
  const time = Date.UTC(2026, 10, 20, 12) / 1000;
  openCard(
    [
      { ...itemOf('withdrawalRejected', '841'), count: 1, name: 'Acme', time },
      { ...itemOf('paymentUnder'), time },
    ],
    3,
  );
  expect(await screen.findByText('Acme · 2026-11-20')).toBeTruthy();
  expect(screen.getByText('Since 2026-11-20')).toBeTruthy();
});

it.each([
  { shown: 1, rows: 1, more: 'Show 3 more' },
  { shown: 3, rows: 4, more: undefined },
])('AttentionCard with a limit of $shown shows $rows of 4 items', async ({ shown, rows, more }) => {
  const kinds = ['keyExpired', 'gasLow', 'paymentUnder', 'reply'];
  openCard(
    kinds.map((kind) => itemOf(kind)),
    shown,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(rows);
  const button = screen.queryByRole('button');
  expect(button?.textContent).toBe(more);
  if (!button) return;
  fireEvent.click(button);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(button.textContent).toBe('Show less');
});

const paths = pathsOf('mobile');
const itemOf = (kind: string, ref = '') => ({ kind, ref, count: 2, name: '', currency_id: '108', time: 0 });
const hrefOf = (kind: string, ref?: string) => {
  const [one] = pendingItems([itemOf(kind, ref)]);
  return one?.hrefOf(paths, one.item);
};

test('hrefOf returns a link for each known type of item', () => {
  for (const kind of attentionKinds) expect(hrefOf(kind)).toMatch(/^\/(m\/|work-order)/);
});

test('pendingItems excludes unknown types of items', () => {
  expect(pendingItems([itemOf('somethingNew')])).toEqual([]);
});

test('hrefOf links one item to its details and several items to a list', () => {
  expect(hrefOf('paymentUnder', '123')).toBe('/m/record?detail=123');
  expect(hrefOf('paymentUnder')).toBe('/m/record?exception=1&open=1&range=7d');
  expect(hrefOf('keyExpired', '601')).toBe('/m/appManage?app=601&section=keys');
  expect(hrefOf('keyExpiring')).toBe('/m/appManage');
  expect(hrefOf('withdrawalRejected')).toBe('/m/property/fundingDetails?tab=withdrawal&status=2');
  expect(hrefOf('reply', '9001')).toBe('/work-order?detail=9001');
  expect(hrefOf('callbacksFailing', 'app_1')).toBe('/m/callbackList?status=5&appid=app_1');
  expect(hrefOf('gasLow')).toBe('/m/property/recharge?id=108');
});
