// @vitest-environment jsdom
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isRecord } from '#api/errors.ts';
import { AccountScreen } from '#features/account/desktop/AccountScreen.tsx';
import { AssetsScreen } from '#features/assets/desktop/AssetsScreen.tsx';
import { DashboardScreen } from '#features/dashboard/desktop/DashboardScreen.tsx';
import { MarketScreen } from '#features/market/desktop/MarketScreen.tsx';
import { PaymentsListScreen } from '#features/payments/desktop/PaymentsListScreen.tsx';
import { WithdrawScreen } from '#features/withdrawals/desktop/WithdrawScreen.tsx';
import { loadTemporal } from '#lib/temporal.ts';
import { openScreen } from './testingScreen.tsx';

beforeAll(loadTemporal);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

/** The fields that specification §3 names, by the path that answers them. */
const listed: Readonly<Record<string, string>> = {
  '/user/info': 'name email status mchid bind_google_auth phone area_code password security_switch',
  '/statistics/overview':
    'income sure_withdrawal transaction_volume cumulative_withdrawal frozen_amount operable_balance total_assets today_amount',
  '/statistics/daily-collection': 'date income refund create_num pay_num',
  '/statistics/assets': 'token usdt_balance balance logo id chain net_work subset',
  '/currency/list': 'chain net_work id subset',
  '/transactions/list':
    'trade_no out_trade_no transaction_id apply_name appid amount fees usdt_amount token status created_time fiat_name fiat_amount chain contract amount_collected mch_real_receive browser_url logo',
  '/transactions/info':
    'trade_no out_trade_no transaction_id apply_name appid amount fees usdt_amount token status created_time fiat_name fiat_amount chain contract amount_collected mch_real_receive browser_url logo',
  '/transactions/monitor': 'from_address to_address txid amount confirmation_time',
  '/message': 'id title content status types created_time ip device address amount currency',
  '/account/expend': 'id amount currency created_time',
  '/user/application-list': 'name appid',
  '/market/follow/list': 'token balance p check logo id',
  '/market/search': 'token balance p check logo id',
};
const partFields = ['id', 'token'];
const pageFields = new Set(['list', 'total', 'unread']);

function picked(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => picked(one, names));
  if (!isRecord(value)) return value;
  if (Array.isArray(value['list'])) {
    const page = Object.entries(value).filter(([name]) => pageFields.has(name));
    return { ...Object.fromEntries(page), list: picked(value['list'], names) };
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names.includes(name))
      .map(([name, field]) => [name, name === 'subset' ? picked(field, partFields) : field]),
  );
}

/** A server that has the calls of specification §7 and, of the entities of §3, the fields named there. */
function specificationServer() {
  const bank = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  /** Asks for transfers by the payment's number, which is what this server's payments are known by. */
  const byNumber = async (request: Request) => {
    const url = new URL(request.url);
    const info = new URL(`/api/v1/transactions/info?trade_no=${url.searchParams.get('handle_id')}`, url);
    const answer: unknown = await (await bank.handle(new Request(info, request))).json();
    const data = isRecord(answer) && isRecord(answer['data']) ? answer['data'] : {};
    url.searchParams.set('handle_id', String(data['handle_id']));
    return new Request(url, request);
  };
  const handle = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const own = Object.values(endpoints).find(
      ({ method, path }) => method === request.method && path === pathname,
    );
    if (own?.isExtension ?? true) return new Response('Not found', { status: 404 });
    const names = listed[pathname.replace('/api/v1', '')]?.split(' ');
    const answer = await bank.handle(pathname.endsWith('/monitor') ? await byNumber(request) : request);
    if (!names) return answer;
    const body: unknown = await answer.json();
    return Response.json(isRecord(body) ? { ...body, data: picked(body['data'], names) } : body, {
      status: answer.status,
    });
  };
  return { signIn: () => bank.signIn(), handle };
}

/** A payment of these books that was paid. */
const PAID = '84121795142730100123843043410655';

const screens: ReadonlyArray<
  [name: string, Screen: ComponentType, href: string, figures: readonly RegExp[]]
> = [
  [
    'the dashboard',
    DashboardScreen,
    '/',
    [/270,687\.263977/, /1,184,860\.009577/, /Initiated[\d,]+Paid[\d,]+/, /0\.324538/, /1,240\.000000/],
  ],
  ['the payment records', PaymentsListScreen, '/record', [/12,390 payments/, /1,233\.800000 USDT/]],
  ['a payment', PaymentsListScreen, `/record?detail=${PAID}`, [/Settled/, /6\.200000 USDT/, /→/]],
  ['the assets', AssetsScreen, '/property', [/265,425\.170477/, /150,562\.547057 USDT/]],
  ['the market', MarketScreen, '/market', [/0\.324538 BTC/, /−0\.99%/]],
  ['the account', AccountScreen, '/accountInfo', [/Northwind Ltd/, /10012846/]],
  [
    'the withdrawal form',
    WithdrawScreen,
    '/property/withdraw?id=101',
    [/Available 56,333\.775938 USDT/, /Fee1\.700000 USDT/],
  ],
];

it.each(screens)('%s shows all figures of the specification', async (_name, Screen, href, figures) => {
  openScreen(<Screen />, { bank: specificationServer(), href });
  const shown = () => document.body.textContent;
  for (const figure of figures) await waitFor(() => expect(shown()).toMatch(figure), { timeout: 5000 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(shown()).not.toMatch(/could(?:n’t| not) be (?:read|loaded|checked)|doesn’t offer/);
  expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual([]);
});
