import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { errorCode } from '#contract/errors.ts';
import { fieldsOf, groupOf } from '#contract/extensions.ts';
import * as v from 'valibot';
import { expect, expectNot, expectStatus } from './expect.ts';
import { leftOut, otherMerchant, read, refused, signIn, shaped, type Caller } from './caller.ts';
import {
  writes,
  changingNothing,
  dataOf,
  isOffered,
  parsed,
  someTokenId,
  wrongCode,
  type Rule,
} from './check.ts';
import { routeOf } from './moneyChecks.ts';
import { MISSING } from './target.ts';

const newId = () => crypto.randomUUID();
const all = Object.values<Endpoint>(endpoints);
const writing = all.filter(
  ({ method, auth, id }) => method !== 'GET' && auth !== 'public' && id !== 'auth.logout',
);

async function firstStep({ target, ask }: Caller): Promise<string> {
  if (target.twoStepLogin === undefined) leftOut(target, 'second session');
  const { data } = await ask(endpoints['auth.login'], { body: target.twoStepLogin, token: '' });
  const { token, verification } = shaped(endpoints['auth.login'].data, data);
  return verification ? token : leftOut(target, 'second step');
}

const dead = new WeakMap<Caller, Promise<readonly string[]>>();

function deadTokens(caller: Caller): Promise<readonly string[]> {
  const make = async () => {
    const invented = ['', 'tok_none'];
    const ended = caller.target.mayWrite ? await signIn(caller.target, caller.target.login) : undefined;
    if (ended === undefined) return invented;
    expect((await caller.send(endpoints['user.info'], { token: ended })).status).toBe(200);
    expect((await caller.send(endpoints['auth.logout'], { token: ended })).status).toBe(200);
    return [...invented, ended, await firstStep(caller)];
  };
  const tokens = dead.get(caller) ?? make();
  dead.set(caller, tokens);
  return tokens;
}

const loginOf = (endpoint: Endpoint): Rule => ({
  section: '§6',
  rule: `Return 401 for an invalid token, on every call that needs one: ${endpoint.id}`,
  writes: endpoint.method !== 'GET',
  async run(caller) {
    for (const token of await deadTokens(caller)) {
      const sent = endpoint.method === 'GET' ? {} : { body: {} };
      const response = await caller.send(endpoint, { ...sent, token });
      expectStatus(response, 401);
      expect(await read(response)).toMatchObject({ code: 401 });
    }
  },
});

const brokenBodies = ['{"id":', '[]', 'null', '7', '"x"', '{"x!":[1,null,{"deep":{}}]}'];

const needsFields = ({ body, bodyKind }: Endpoint) =>
  body !== undefined && bodyKind === 'json' && !v.safeParse(body, {}).success;

const noAmounts = [
  "| | 5|5 |5\n|\t5|+5|-5|-0|0|0.0|00|05|5.|.5|5,0|0,5|1 000|1,000|1_000|1'000|1e3|1E3|1e-3|0x10|0b1|0o7|5n",
  'Infinity|-Infinity|NaN|null|undefined|１００|٣|५|5²|½|Ⅴ|5\u200b|\ufeff5|5\u0000|5\u202e|−5|5.5.5|$5|5 USDT',
  `5%|{}|[5]|5;6|5/1|1/2|0.-1|1٫5|1。5|0.0000000000000000001|${'9'.repeat(40)}|${'9'.repeat(30)}.5`,
].flatMap((texts) => texts.split('|'));
const noTexts: readonly unknown[] = [-5, null, [5], { a: 5 }, true];

interface Figure {
  readonly id: EndpointId;
  readonly field: string;
  readonly says?: string;
  readonly body?: object;
  readonly isOpen?: boolean;
}

const collection = { open: 2, threshold: '100', keep_amount: '0', address_id: '', schedule: 'realtime' };
const swap = { quote_id: 'x', from_amount: '50' };
const figures: readonly Figure[] = [
  { id: 'withdrawals.create', field: 'amount' },
  { id: 'withdrawals.cost', field: 'amount', isOpen: true },
  { id: 'transfers.create', field: 'amount', body: { account: '10013401' } },
  {
    id: 'transfers.create',
    field: 'amount',
    body: { account: '10013401', balance_type: 2 },
    says: 'value in USDT',
  },
  { id: 'swap.quote', field: 'amount' },
  { id: 'swap.quote', field: 'amount', body: { balance_type: 2 }, says: 'value in USDT' },
  { id: 'swap.create', field: 'from_amount', body: swap },
  { id: 'swap.create', field: 'min_received', body: swap, isOpen: true },
  { id: 'billing.edit', field: 'threshold', body: collection, isOpen: true },
  { id: 'billing.edit', field: 'keep_amount', body: collection, isOpen: true },
];

const figureOf = ({ id, field, body, isOpen = false, says = field }: Figure): Rule => ({
  section: '§5',
  rule: `${id} rejects an invalid ${says}`,
  writes: id !== 'withdrawals.cost',
  run: (caller) =>
    changingNothing(caller, async () => {
      const { withdrawal } = caller.target;
      const endpoint: Endpoint = endpoints[id];
      const isRead = endpoint.method === 'GET';
      const route = id.startsWith('swap') ? await routeOf(caller) : {};
      const cost = await parsed(caller, 'withdrawals.cost', { query: { id: await someTokenId(caller) } });
      const tooFine = isOpen ? [] : [`5.${'0'.repeat(cost.decimals)}1`];
      const amounts = [...noAmounts, ...noTexts, ...(caller.isExact ? [5, ...tooFine] : [])];
      const bodyOf = (amount: unknown) => {
        const whole = { request_id: newId(), ...withdrawal, ...route, ...body, [field]: amount };
        return id === 'billing.edit' ? { collections: [{ currency_id: withdrawal?.id, ...whole }] } : whole;
      };
      const from = performance.now();
      for (const amount of id === 'withdrawals.create' ? [...amounts, '9'.repeat(3_000_000)] : amounts) {
        const text = typeof amount === 'string' ? amount : undefined;
        if (isOpen && (/^(0|0\.0|)$/.test(text ?? '5') || text?.startsWith('9'))) continue;
        if (isRead && text === undefined) continue;
        const sent = isRead ? { query: bodyOf(amount) } : { body: bodyOf(amount) };
        const response = await caller.send(endpoint, sent);
        const { code } = await read(response);
        const what = JSON.stringify(amount).slice(0, 50);
        expectNot([200, ...(caller.isExact ? [errorCode.VERIFICATION_REQUIRED] : [])], what).toContain(code);
        if (caller.isExact) expectStatus(response, 422);
      }
      expect(performance.now() - from).toBeLessThan(10_000);
    }),
});

const namesOfIds = /^(id|trade_no|out_trade_no|handle_id|appid|txid|request_id|ref_no)$/;
const parameters = ['id', 'trade_no', 'out_trade_no', 'handle_id', 'appid', 'address_id', 'keyword', 'txid'];
const offered = ({ groups }: Caller, { query, body }: Endpoint) =>
  [...parameters, 'ref_no', 'request_id'].filter((name) => {
    const field = fieldsOf(query ?? body).get(name);
    const group = field && groupOf(field);
    return group === undefined || groups.has(group);
  });
const row = v.record(v.string(), v.unknown());
const hasSession = ({ auth }: Endpoint) => auth === 'token' || auth === 'authorised';
const lists = all.filter(
  (endpoint) => endpoint.method === 'GET' && hasSession(endpoint) && fieldsOf(endpoint.data).has('list'),
);

async function idsOf(caller: Caller): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const endpoint of lists.filter((one) => isOffered(caller, one))) {
    const { code, data } = await caller.ask(endpoint, { query: { current: 1, pageSize: 1 } });
    const rows = code === 200 ? shaped(v.looseObject({ list: v.array(row) }), data).list.slice(0, 1) : [];
    for (const [name, value] of rows.flatMap((one) => Object.entries(one)))
      if (namesOfIds.test(name) && typeof value === 'string' && value !== '') found.add(value);
  }
  return found;
}

const unaddressed = /^auth\.|^user\.revokeSessions$|\.export\w*$|\.upload$|markAll|security\.googleAuth$/;

const foreignOf = (kind: 'read' | 'write'): Rule => ({
  section: '§6',
  rule: `Show each token only the rows of its merchant: calls that ${kind}`,
  writes: kind === 'write',
  async run(caller) {
    const other = await otherMerchant(caller);
    expectNot((await parsed(other, 'user.info')).mchid).toBe((await parsed(caller, 'user.info')).mchid);
    const own = await idsOf(caller);
    const theirs = [...(await idsOf(other))].filter((id) => !own.has(id));
    const secrets = theirs.filter((id) => id.length > 8);
    const calls = all
      .filter(({ method, id }) => (method === 'GET') === (kind === 'read') && !unaddressed.test(id))
      .filter((endpoint) => hasSession(endpoint) && isOffered(caller, endpoint));
    await changingNothing(other, async () => {
      for (const endpoint of calls) {
        for (const id of theirs) {
          const fields = Object.fromEntries(offered(caller, endpoint).map((name) => [name, id]));
          const more = { ids: [id], message_ids: [id], content: 'x', payload: 1 };
          const sent = kind === 'read' ? { query: fields } : { body: { ...fields, ...more } };
          const answer = await read(await caller.send(endpoint, sent));
          const text = JSON.stringify(answer.data ?? null);
          const leaked = secrets.filter((secret) => secret !== id && text.includes(secret));
          expect({ call: endpoint.id, id, isBroken: answer.code === 500, leaked }).toEqual({
            call: endpoint.id,
            id,
            isBroken: false,
            leaked: [],
          });
        }
      }
    });
    if (caller.target.isMock) expect(secrets.length).toBeGreaterThan(2);
  },
});

const elsewhere = 'https://conformance.invalid/hooks';
const password = 'a'.repeat(64);
const UNSAVED = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';

const weakening: Readonly<Partial<Record<EndpointId, (caller: Caller) => object | Promise<object>>>> = {
  'addresses.policy': () => ({ cooling: 2 }),
  'billing.edit': () => ({ statement: { period: 1, email: 'conformance@example.com', lang: 'en-US' } }),
  'security.password': () => ({ old_password: '', password, confirm_password: password }),
  'addresses.create': ({ target: { isMock, withdrawal } }) => ({
    label: 'Conformance',
    currency_id: withdrawal?.id ?? '101',
    address: isMock ? UNSAVED : (withdrawal?.address ?? UNSAVED),
  }),
  'applications.notifyUrl': async (caller) => ({ id: await someApp(caller), notify_url: elsewhere }),
  'applications.edit': async (caller) => ({ id: await someApp(caller), notify_url: elsewhere }),
};

async function someApp(caller: Caller): Promise<string> {
  const found = await dataOf(caller, 'applications.list', { query: { pageSize: 1 } });
  const [app] = shaped(v.looseObject({ list: v.array(v.looseObject({ id: v.string() })) }), found).list;
  return app?.id ?? leftOut(caller.target, 'application');
}

const weakeningOf = (endpoint: Endpoint): Rule =>
  writes(
    '§6',
    `Require verification (10038) before money moves and before a protection is weakened: ${endpoint.id}`,
    async (caller) => {
      const body = await weakening[endpoint.id as EndpointId]?.(caller);
      await changingNothing(caller, async () => {
        const { code } = await caller.ask(endpoint, { body });
        // On another server, the address may already be saved, which causes a different error.
        const mayBeSaved = endpoint.id === 'addresses.create' && !caller.target.isMock;
        const expected = [
          errorCode.VERIFICATION_REQUIRED,
          ...(mayBeSaved ? [errorCode.PARAMETER_ERROR] : []),
        ];
        expect(expected).toContain(code);
      });
    },
  );

export const attackChecks: readonly Rule[] = [
  ...all.filter(({ auth, id }) => auth !== 'public' && id !== 'auth.logout').map(loginOf),
  ...figures.map(figureOf),
  foreignOf('read'),
  foreignOf('write'),
  ...all.filter(({ id }) => id in weakening).map(weakeningOf),
  writes('§5', 'a call with a malformed body is rejected and changes no data', (caller) =>
    changingNothing(caller, async () => {
      const calls = writing.filter((one) => hasSession(one) && needsFields(one) && isOffered(caller, one));
      for (const endpoint of calls)
        for (const body of brokenBodies) {
          const response = await caller.send(endpoint, { body });
          const { id } = endpoint;
          if (!MISSING.has(response.status))
            expectNot({ id, body, code: (await read(response)).code }).toMatchObject({ code: 200 });
        }
    }),
  ),
  writes('§6', 'a second step accepts the token of a first step once', async (caller) => {
    const { secrets } = caller.target;
    if (!secrets) leftOut(caller.target, 'secret');
    const held = await firstStep(caller);
    const step = async (token: string, change = (code: string) => code) => {
      const body = { google_code: change(await secrets.nextCode()) };
      return (await read(await caller.send(endpoints['auth.verifyLogin'], { body, token }))).code;
    };
    for (const [token, change] of [['tok_none'], [caller.token], [held, wrongCode]] as const)
      expectNot(await step(token, change)).toBe(200);
    expect(await step(held)).toBe(200);
    expectNot(await step(held)).toBe(200);
  }),
  writes('§6', 'a switch of the security center accepts only two states', (caller) =>
    changingNothing(caller, async () => {
      for (const open of [0, 3, -1, 99])
        for (const type of [1, 2, 3])
          for (const method of ['google_auth', 'email', 'phone']) {
            const answer = await caller.ask(endpoints['user.edit'], {
              body: { security_switch: [{ type, method, open }] },
            });
            expect(answer).toMatchObject(refused(caller, errorCode.PARAMETER_ERROR));
          }
    }),
  ),
  writes('§5', 'Reject a deposit address of the merchant as a recipient', async (caller) => {
    const { withdrawal } = caller.target;
    if (!withdrawal) leftOut(caller.target, 'withdrawal');
    const { id } = withdrawal;
    const { address } = await parsed(caller, 'recharge.funds', { body: { id } });
    const check = await parsed(caller, 'withdrawals.addressValid', { query: { id, address } });
    expect(check).toMatchObject({ valid: false, ...(caller.isExact && { reason: 'self' }) });
    const body = { ...withdrawal, address, request_id: newId() };
    const answer = await caller.ask(endpoints['withdrawals.create'], { body });
    expect(answer).toMatchObject(
      refused(caller, errorCode.PARAMETER_ERROR, { errors: { address: 'address_self' } }),
    );
  }),
];
