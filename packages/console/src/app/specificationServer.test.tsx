// @vitest-environment jsdom
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecord } from '#api/errors.ts';
import { offersField } from '#api/offeredFields.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { addressOf, pageAt } from '#lib/address/pages.ts';
import { routeAt } from './routes.ts';
import { openScreen } from './testingScreen.tsx';

beforeAll(loadTemporal);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

const specificationServer = () =>
  createMockApi({ merchant: 'authorised', now: 1_795_143_570, profile: 'specification' });

const PAID = '84121795142730100123843043410655';

const screens: ReadonlyArray<[href: string, shown: readonly RegExp[]]> = [
  ['/', [/270,687\.263977/, /1,184,860\.009577/, /Initiated[\d,]+Paid[\d,]+/, /0\.324538/, /1,240\.000000/]],
  ['/record', [/12,390 payments/, /1,240\.000000 USDT/]],
  [`/record?detail=${PAID}`, [/Settled/, /6\.200000 USDT/, /→/]],
  ['/property', [/265,425\.170477/, /150,562\.547057/]],
  ['/property/recharge?id=101', [/Send only USDT on TRON/]],
  ['/property/transfer', [/Recipient \(merchant ID or email\)/, /Continue to verification/]],
  ['/property/fundingDetails', [/-?2,400\.000000 USDT/]],
  ['/property/fundingDetails?tab=withdrawal', [/900\.000000 USDT/]],
  ['/property/fundingDetails?tab=gas', [/0\.016668 USDT/]],
  ['/property/withdraw?id=101', [/Balance 56,333\.775938/, /Fee from 1\.7\D/]],
  ['/property/swap', [/0\.324538 BTC/, /Review swap/]],
  ['/market', [/0\.324538 BTC/, /−0\.99%/]],
  ['/accountInfo', [/Northwind Ltd/, /10012846/]],
  ['/accountInfo?page_tab=_security', [/Security features on: 4 of 5/, /Activity log/]],
  ['/appManage', [/Invoice desk/, /app_1001284604/]],
  ['/appManage?new=1', [/Create application/, /TRON/]],
  ['/appManage?app=601&section=keys', [/Rotate secret key/]],
  ['/appManage?app=601&section=callback', [/Main endpoint/]],
  ['/property/fundingDetails?tab=recharge', [/1,200\.000000 XRP/]],
  ['/property/fundingDetails?tab=transfer', [/10013402/]],
  ['/openAuth', [/Permission status/]],
  ['/reviewing', [/Your merchant permission is approved/]],
  ['/initPage', [/Set up authenticator app/, /Everything is set up/]],
  ['/docs', [/\/api\/v1\/transactions\/list/]],
];

const UNSENT = /Minimum 0 |Not called yet|Doesn’t expire|≈ —|\(\)|Add endpoint|anti-phishing|Success/i;

const NO_TEXT = /(?!)/;

const onBoth = screens.flatMap(([href, figures]) =>
  (['desktop', 'mobile'] as const).map((device) => [href, device, figures] as const),
);
const onOne = onBoth.filter((_screen, index) => index % 4 === 0 || index % 4 === 3);
const NoScreen = () => null;

const bank = specificationServer();

/**
 * The console must not send calls of the groups that `config.json` excludes. It sends calls of other groups
 * until a response shows that the server doesn't have the group.
 */
const servers = [
  ['described in config.json', onBoth, [], UNSENT, (requests: Requests) => requests.flatMap(addedParts)],
  ['detected from its responses', onOne, extensionGroups, NO_TEXT, repeatedCalls],
] as const;

describe.each(servers)(
  'the console with a specification-only server %s',
  (_server, visits, extensions, unsent, unwantedIn) => {
    it.each(visits)('shows all values at %s in the %s layout', async (href, device, figures) => {
      const [path = '', query = ''] = href.split('?');
      const Screen = routeAt(path, device)?.Screen ?? NoScreen;
      const address = `${addressOf(pageAt(path) ?? '/', device)}?${query}`;
      const { requests } = openScreen(<Screen />, { bank, href: address, device, extensions });
      const shown = () => document.body.textContent;
      for (const figure of figures) await waitFor(() => expect(shown()).toMatch(figure));
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(shown()).not.toMatch(/could(?:n’t| not) be (?:read|loaded|checked)|doesn’t offer|Not found/);
      expect(shown()).not.toMatch(href === '/docs' ? NO_TEXT : unsent);
      expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual([]);
      expect(unwantedIn(requests)).toEqual([]);
    });
  },
);

type Requests = ReturnType<typeof openScreen>['requests'];

function addedParts({ method, path, query, body }: Requests[number]) {
  const own = Object.values<Endpoint>(endpoints).find(
    (endpoint) => endpoint.method === method && endpoint.path === path,
  );
  if (!own || own.extension) return [`${method} ${path}`];
  const offersNone = () => false;
  return [
    ...[...query.keys()].filter((name) => !offersField(own.query, name, offersNone)),
    ...Object.keys(isRecord(body) ? body : {}).filter((name) => !offersField(own.body, name, offersNone)),
  ].map((name) => `${path} ${name}`);
}

function repeatedCalls(requests: Requests) {
  const calls = requests.flatMap(({ method, path }) =>
    Object.values<Endpoint>(endpoints)
      .filter((endpoint) => endpoint.method === method && endpoint.path === path && endpoint.extension)
      .map(({ id }) => id),
  );
  return calls.filter((id, index) => calls.indexOf(id) !== index);
}
