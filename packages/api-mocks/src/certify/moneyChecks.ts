import { errorCode } from '#contract/errors.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { moneyEndpointIds, type MoneyEndpointId } from '#contract/moneyEndpoints.ts';
import * as v from 'valibot';
import { subjectOf } from '#rules/subjectOf.ts';
import { expect, expectNot, containing } from './expect.ts';
import { leftOut, otherMerchant, refused, signIn, shaped, type Caller, type Envelope } from './caller.ts';
import { writes, changingNothing, parsed, totalOf, units, wrongCode, type Rule } from './check.ts';
import { leaveOut } from './target.ts';

const create = endpoints['withdrawals.create'];
const tradeNoOf = ({ data }: Envelope) =>
  shaped(v.looseObject({ trade_no: v.optional(v.string(), '') }), data ?? {}).trade_no;
const newId = () => crypto.randomUUID();

const open = new WeakMap<Caller, Set<string>>();

async function ask(caller: Caller, id: EndpointId, body: object, token?: string): Promise<Envelope> {
  const answer = await caller.ask(endpoints[id], { body, token });
  if (answer.code === 200 && id === create.id) {
    const made = open.get(caller) ?? new Set();
    open.set(caller, made.add(tradeNoOf(answer)));
  }
  return answer;
}

interface Proof {
  readonly google_code: string;
  readonly password: string;
}

async function moneyOf(caller: Caller) {
  const { secrets, withdrawal } = caller.target;
  if (!secrets || !withdrawal) leftOut(caller.target, 'withdrawal');
  const proof = async (): Promise<Proof> => ({
    google_code: await secrets.nextCode(),
    password: secrets.password,
  });
  return { withdrawal, proof };
}

async function ticketOf(caller: Caller, body: object, token?: string): Promise<string> {
  const { code, data } = await ask(caller, 'security.verify', body, token);
  if (code !== 200 && !caller.isExact) leaveOut('There is no ticket for this purpose');
  if (code !== 200) throw new Error(`security.verify returned ${code}`);
  return shaped(v.looseObject({ ticket: v.string() }), data).ticket;
}

async function secondSession(caller: Caller): Promise<string> {
  const token = await signIn(caller.target, caller.target.login);
  if (token === undefined) leftOut(caller.target, 'second session');
  return token;
}

interface Exit {
  readonly body: object;
  readonly amount: string;
  readonly other: object;
}

export async function routeOf(caller: Caller): Promise<object> {
  const { id: from_id } = (await moneyOf(caller)).withdrawal;
  const pairs = (await parsed(caller, 'swap.pairs', { body: {} })).list;
  const pair = pairs.find(({ from, status }) => from.id === from_id && status === 1);
  if (!pair) leftOut(caller.target, 'pair of the withdrawal');
  return { pair_id: pair.id, direction: pair.added ? 1 : 2, from_id, to_id: pair.to.id };
}

type ExitId = Exclude<MoneyEndpointId, 'withdrawals.cancel' | 'payments.refund'>;

const exits: Readonly<Record<ExitId, (caller: Caller) => Promise<Exit>>> = {
  'withdrawals.create': async (caller) => {
    const { withdrawal } = await moneyOf(caller);
    return { body: withdrawal, amount: withdrawal.amount, other: { memo: 'another' } };
  },
  'transfers.create': async (caller) => {
    const { id, amount } = (await moneyOf(caller)).withdrawal;
    const other = await otherMerchant(caller);
    const { mchid: account } = await parsed(other, 'user.info');
    return { body: { id, amount, account }, amount, other: { remark: 'another' } };
  },
  'swap.create': async (caller) => {
    const { amount } = (await moneyOf(caller)).withdrawal;
    const route = await routeOf(caller);
    const { quote_id } = await parsed(caller, 'swap.quote', { body: { ...route, amount } });
    return { body: { ...route, quote_id, from_amount: amount }, amount, other: { min_received: '1' } };
  },
};

const isExitId = (id: MoneyEndpointId): id is ExitId => id in exits;

/** The decrease can be smaller than `amount`, because new payments may arrive at any time. */
async function spendingOnce(caller: Caller, amount: string, run: () => Promise<unknown>): Promise<void> {
  const { id } = (await moneyOf(caller)).withdrawal;
  const balance = async () => units((await parsed(caller, 'withdrawals.cost', { query: { id } })).balance);
  const before = await balance();
  await run();
  expect(before - (await balance()), 'the balance fell by more than one amount').toBeLessThanOrEqual(
    units(amount),
  );
}

const once = (id: ExitId): Rule =>
  writes(
    '§7',
    `Carry out one request ID once, also when calls arrive in parallel on several servers (a unique key in the database): ${id}, repeated`,
    async (caller) => {
      const { proof } = await moneyOf(caller);
      const [first, fresh] = [await proof(), await proof()];
      const { body, amount, other } = await exits[id](caller);
      const request_id = newId();
      await spendingOnce(caller, amount, async () => {
        const made = await ask(caller, id, { ...body, request_id, ...fresh });
        expect(made, 'a verified call').toMatchObject({ code: 200 });
        for (const again of [
          { request_id },
          { request_id: request_id.toUpperCase() },
          { request_id, ...first },
        ])
          expect(tradeNoOf(await ask(caller, id, { ...body, ...again }))).toBe(tradeNoOf(made));
        expect(await ask(caller, id, { ...body, ...other, request_id })).toMatchObject(
          refused(caller, errorCode.TOO_FREQUENT, { reason: 'request_id' }),
        );
      });
    },
  );

const atOnce = (id: ExitId): Rule =>
  writes(
    '§7',
    `Carry out one request ID once, also when calls arrive in parallel on several servers (a unique key in the database): ${id}, eight at once`,
    async (caller) => {
      const proof = await (await moneyOf(caller)).proof();
      const { body, amount } = await exits[id](caller);
      const sent = { ...body, request_id: newId(), ...proof };
      await spendingOnce(caller, amount, async () => {
        const answers = await Promise.all(Array.from({ length: 8 }, () => ask(caller, id, sent)));
        const done = answers.filter(({ code }) => code === 200);
        expect(new Set(done.map(tradeNoOf)).size).toBe(1);
        for (const answer of answers.filter(({ code }) => code !== 200))
          expect(answer).toMatchObject(refused(caller, errorCode.TOO_FREQUENT));
      });
    },
  );

const noProofs: readonly (readonly [
  rule: string,
  code: number,
  make: (proof: Proof, caller: Caller) => object | Promise<object>,
])[] = [
  ['no verification', errorCode.VERIFICATION_REQUIRED, () => ({})],
  ['a code alone', errorCode.VERIFICATION_REQUIRED, ({ google_code }) => ({ google_code })],
  ['the password alone', errorCode.VERIFICATION_REQUIRED, ({ password }) => ({ password })],
  ['another password', errorCode.PASSWORD_WRONG, (proof) => ({ ...proof, password: 'f'.repeat(64) })],
  [
    'another code',
    errorCode.GOOGLE_CODE_WRONG,
    (proof) => ({ ...proof, google_code: wrongCode(proof.google_code) }),
  ],
  [
    'a used code',
    errorCode.GOOGLE_CODE_WRONG,
    async (proof, caller) => {
      await ticketOf(caller, { type: 5, google_code: proof.google_code });
      return proof;
    },
  ],
  ['an invented ticket', errorCode.VERIFICATION_REQUIRED, () => ({ ticket: 'tkt_none' })],
  [
    'a ticket of another purpose',
    errorCode.VERIFICATION_REQUIRED,
    async ({ google_code }, caller) => ({ ticket: await ticketOf(caller, { type: 5, google_code }) }),
  ],
  [
    'a ticket of another session',
    errorCode.VERIFICATION_REQUIRED,
    async (_proof, caller) => {
      const [token, { withdrawal, proof }] = [await secondSession(caller), await moneyOf(caller)];
      const bound = caller.isExact && { action: create.id, subject: subjectOf(withdrawal) };
      return { ticket: await ticketOf(caller, { type: 8, ...bound, ...(await proof()) }, token) };
    },
  ],
];

const unproved = ([says, code, make]: (typeof noProofs)[number]): Rule =>
  writes('§6', `a withdrawal with ${says} is rejected and changes no data`, async (caller) => {
    const { withdrawal, proof } = await moneyOf(caller);
    const made = await make(await proof(), caller);
    await changingNothing(caller, async () => {
      const answer = await ask(caller, create.id, { ...withdrawal, ...made, request_id: newId() });
      expect(answer, 'the call was carried out, or rejected for another reason').toMatchObject(
        refused(caller, code),
      );
      if (says !== 'no verification') return;
      const { purpose, need_password, ticket_ttl } = shaped(v.looseObject({}), answer.data);
      expect([typeof purpose, typeof need_password, typeof ticket_ttl]).toEqual([
        'number',
        'boolean',
        'number',
      ]);
      expect(answer.data).toHaveProperty('methods');
    });
  });

export const moneyChecks: readonly Rule[] = [
  ...noProofs.map(unproved),
  ...moneyEndpointIds.filter(isExitId).flatMap((id) => [once(id), atOnce(id)]),
  writes(
    '§6',
    `Accept an authenticator code, an email code and a ticket once: four at once`,
    async (caller) => {
      const { withdrawal, proof } = await moneyOf(caller);
      const made = await proof();
      await spendingOnce(caller, withdrawal.amount, async () => {
        // Four attempts can't reach the limit of five wrong codes, which would lock the session.
        const bodies = Array.from({ length: 4 }, () => ({ ...withdrawal, ...made, request_id: newId() }));
        const answers = await Promise.all(bodies.map((body) => ask(caller, create.id, body)));
        expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      });
    },
  ),
  writes(
    '§7',
    'If a request ID is known, return its first response without using up a code or ticket. Keep IDs for 24 hours',
    async (caller) => {
      const { withdrawal, proof } = await moneyOf(caller);
      const body = { ...withdrawal, request_id: newId() };
      const first = await ask(caller, create.id, { ...body, ...(await proof()) });
      const fresh = await proof();
      expect(tradeNoOf(await ask(caller, create.id, { ...body, ...fresh }))).toBe(tradeNoOf(first));
      await ticketOf(caller, { type: 5, google_code: fresh.google_code });
    },
  ),
  writes(
    '§6',
    'Accept a ticket only for the session, call and subject that it was issued for',
    async (caller) => {
      const { withdrawal, proof } = await moneyOf(caller);
      const bound = { type: 8, action: create.id, subject: subjectOf(withdrawal) };
      const ticket = await ticketOf(caller, { ...bound, ...(await proof()) });
      const withdraw = async (more: object, token?: string) =>
        (await ask(caller, create.id, { ...withdrawal, request_id: newId(), ticket, ...more }, token)).code;
      const needed = errorCode.VERIFICATION_REQUIRED;
      const cheaper = `${withdrawal.amount.replace(/\.\d+$/, '')}.5`;
      for (const more of [{ amount: cheaper }, { label: 'x' }]) expect(await withdraw(more)).toBe(needed);
      const policy = await ask(caller, 'addresses.policy', { cooling: 2, ticket });
      expect(policy.code).toBe(needed);
      for (const token of [await secondSession(caller), (await otherMerchant(caller)).token])
        expect(await withdraw({}, token)).toBe(needed);
      expect([await withdraw({}), await withdraw({})]).toEqual([200, needed]);
    },
  ),
  writes('§6', 'a ticket for two withdrawals covers each of them once and no third one', async (caller) => {
    const { withdrawal, proof } = await moneyOf(caller);
    const other = { ...withdrawal, amount: `${withdrawal.amount.replace(/\.\d+$/, '')}.25` };
    const subject = [withdrawal, other].map((one) => subjectOf(one));
    const ticket = await ticketOf(caller, { type: 8, action: create.id, subject, ...(await proof()) });
    const withdraw = async (body: object) =>
      (await ask(caller, create.id, { ...body, request_id: newId(), ticket })).code;
    const third = { ...withdrawal, amount: `${withdrawal.amount.replace(/\.\d+$/, '')}.75` };
    expect(await withdraw(third)).toBe(errorCode.VERIFICATION_REQUIRED);
    expect([await withdraw(other), await withdraw(withdrawal)]).toEqual([200, 200]);
    expect(await withdraw(other)).toBe(errorCode.VERIFICATION_REQUIRED);
  }),
  writes('§7', 'a request ID is found in any letter case, but only by its merchant', async (caller) => {
    const { withdrawal, proof } = await moneyOf(caller);
    const request_id = newId();
    const made = await ask(caller, create.id, { ...withdrawal, request_id, ...(await proof()) });
    const lookUp = async (id: string, token?: string) =>
      (await ask(caller, 'requests.lookUp', { request_id: id }, token)).data;
    expect(await lookUp(request_id, (await otherMerchant(caller)).token)).toMatchObject({ state: 'void' });
    expect(await lookUp(request_id.toUpperCase())).toMatchObject({
      state: 'found',
      endpoint: create.id,
      trade_no: tradeNoOf(made),
    });
    expect(await totalOf(caller, 'withdrawals.list', { request_id })).toBe(1);
  }),
  writes('§5', 'a withdrawal of the whole balance or more is rejected', async (caller) => {
    const { withdrawal, proof } = await moneyOf(caller);
    const { balance } = await parsed(caller, 'withdrawals.cost', { query: { id: withdrawal.id } });
    for (const amount of [balance, `${balance.split('.')[0]}0`, '9'.repeat(40)]) {
      const body = { ...withdrawal, amount, ...(await proof()), request_id: newId() };
      await changingNothing(caller, async () =>
        expectNot((await ask(caller, create.id, body)).code, `an amount of ${amount}`).toBe(200),
      );
    }
  }),
  writes(
    '§7',
    'a quote is valid for its merchant, pair, amount and time, and for one swap',
    async (caller) => {
      if (!caller.isExact) leaveOut('The specification doesn’t define the scope of a quote');
      const { proof } = await moneyOf(caller);
      const swap = async ({ body }: Exit, more: object = {}) => {
        const sent = { ...body, ...more, request_id: newId(), ...(await proof()) };
        return (await ask(caller, 'swap.create', sent)).data;
      };
      const requoted = containing({ requote: true });
      const quoted = () => exits['swap.create'](caller);
      const other = await exits['swap.create'](await otherMerchant(caller));
      expect(await swap(other)).toEqual(requoted);
      expect(await swap(await quoted(), { from_amount: '51' })).toEqual(requoted);
      const own = await quoted();
      const request_id = newId();
      const gone = { ...own.body, quote_id: 'none', request_id };
      expect((await ask(caller, 'swap.create', { ...gone, ...(await proof()) })).data).toEqual(requoted);
      const made = await proof();
      const again = await quoted();
      // The rejected call returned a new quote and moved no money, so its request ID can still be used once.
      const done = await ask(caller, 'swap.create', { ...again.body, request_id, ...made });
      expect(done.data).toHaveProperty('trade_no');
      expect(await swap(again)).toEqual(requoted);
      const late = await quoted();
      for (let passed = 0; passed < 16; passed += 2) await caller.target.pass();
      expect(await swap(late)).toEqual(requoted);
    },
  ),
  writes('§4', 'Cancel a withdrawal once, however often it is requested', async (caller) => {
    const { withdrawal, proof } = await moneyOf(caller);
    const made = await ask(caller, create.id, { ...withdrawal, request_id: newId(), ...(await proof()) });
    const trade_no = tradeNoOf(made);
    const cancel = (request_id: string, number = trade_no) =>
      ask(caller, 'withdrawals.cancel', { request_id, trade_no: number });
    const ids = [newId(), newId(), newId()] as const;
    const answers = await Promise.all(ids.map((id) => cancel(id)));
    const done = answers.findIndex(({ code }) => code === 200);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers[done]).toMatchObject({ data: { trade_no, status: 6 } });
    expect(await cancel(ids[done] ?? '')).toMatchObject({ code: 200, data: { trade_no, status: 6 } });
    expect(await cancel(newId())).toMatchObject({
      code: errorCode.OPERATION_FAILED,
      data: { reason: 'state_conflict' },
    });
    const UNFREEZE = 10;
    expect(await totalOf(caller, 'funds.stream', { keyword: trade_no, type: UNFREEZE })).toBe(1);
    for (const number of open.get(caller) ?? []) await cancel(newId(), number);
  }),
  writes(
    '§6',
    'Limit guessing for each account and session without locking the owner out',
    async (caller) => {
      const { secrets } = caller.target;
      if (!secrets) leftOut(caller.target, 'secret');
      const token = await secondSession(caller);
      const right = await secrets.nextCode();
      const left: unknown[] = [];
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await ask(
          caller,
          'security.verify',
          { type: 5, google_code: wrongCode(right) },
          token,
        );
        expect(answer).toMatchObject(refused(caller, errorCode.GOOGLE_CODE_WRONG));
        left.push(
          shaped(v.looseObject({ tries_left: v.optional(v.number()) }), answer.data ?? {}).tries_left,
        );
      }
      if (caller.isExact) expect(left).toEqual([4, 3, 2, 1, 0]);
      const locked = await ask(caller, 'security.verify', { type: 5, google_code: right }, token);
      expect(locked).toMatchObject(refused(caller, errorCode.TOO_FREQUENT, { reason: 'locked' }));
      await ticketOf(caller, { type: 5, google_code: right });
      expect(await ask(caller, 'security.verify', { type: 5, google_code: right })).toMatchObject(
        refused(caller, errorCode.GOOGLE_CODE_WRONG, { reason: 'used' }),
      );
    },
  ),
];
