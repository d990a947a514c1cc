import { errorCode } from '@settlement/api-mocks/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import * as v from '@settlement/api-mocks/contract/schema';
import { subjectOf } from '@settlement/api-mocks/rules/subjectOf';
import { leftOut, openCaller, signIn, type Caller, type Envelope } from './caller.ts';
import { duty } from './duty.ts';
import { mayWrite, type Secrets } from './target.ts';

const { 'withdrawals.create': create, 'withdrawals.cancel': cancel, 'security.verify': verify } = endpoints;
/** A code of the authenticator is waited for, up to half a minute each. */
const timeout = 240_000;

let caller: Caller;
/** Withdrawals that were made here and are not canceled yet. */
const open = new Set<string>();

const tradeNoOf = ({ data }: Envelope) => v.parse(v.looseObject({ trade_no: v.string() }), data).trade_no;
const ticketOf = ({ data }: Envelope) => v.parse(v.looseObject({ ticket: v.string() }), data).ticket;
const totalOf = ({ data }: Envelope) => v.parse(v.looseObject({ total: v.number() }), data).total;

interface Money {
  readonly withdrawal: { readonly id: string; readonly address: string; readonly amount: string };
  /** What proves one call. */
  readonly proof: () => Promise<{ google_code: string; password: string }>;
}

/** What the tests move and how it is proved; nothing where the environment names neither. */
function moneyOf({ target }: Caller): Money | undefined {
  const { secrets, withdrawal } = target;
  if (!secrets || !withdrawal) return undefined;
  return { withdrawal, proof: () => proofOf(secrets) };
}

const proofOf = async ({ nextCode, password }: Secrets) => ({ google_code: await nextCode(), password });

async function withdraw(body: object): Promise<Envelope> {
  const answer = await caller.ask(create, { body });
  if (answer.code === 200) open.add(tradeNoOf(answer));
  return answer;
}

const rowsOf = async (request_id: string) =>
  totalOf(await caller.ask(endpoints['withdrawals.list'], { query: { request_id } }));

async function ticketFor(money: Money, subject: object): Promise<string> {
  const bound = { type: 8, action: create.id, subject: subjectOf(subject) };
  return ticketOf(await caller.ask(verify, { body: { ...bound, ...(await money.proof()) } }));
}

describe.runIf(mayWrite)('§7 Calls that move money', () => {
  beforeAll(async () => {
    caller = await openCaller();
  });

  afterAll(async () => {
    for (const trade_no of open)
      await caller.ask(cancel, { body: { request_id: crypto.randomUUID(), trade_no } });
    await caller.target.close();
  });

  describe(`Duty: ${duty('Carry out one request id once')}`, () => {
    test(
      'a repeat has the first answer, another body is refused, and one row is there',
      async () => {
        const money = moneyOf(caller);
        if (!money) return leftOut(caller.target, 'withdrawal');
        const request_id = crypto.randomUUID();
        const body = { ...money.withdrawal, request_id };
        const first = await withdraw({ ...body, ...(await money.proof()) });
        expect(first.code).toBe(200);
        for (const again of [body, { ...body, request_id: request_id.toUpperCase() }])
          expect(tradeNoOf(await withdraw(again))).toBe(tradeNoOf(first));
        const more = await caller.ask(create, { body: { ...body, memo: 'another' } });
        expect(more).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'request_id' } });
        expect(await rowsOf(request_id)).toBe(1);
        const found = await caller.ask(endpoints['requests.lookUp'], { body: { request_id } });
        expect(found.data).toMatchObject({ state: 'found', endpoint: create.id, trade_no: tradeNoOf(first) });
      },
      timeout,
    );

    test(
      'calls at the same time move once',
      async () => {
        const money = moneyOf(caller);
        if (!money) return leftOut(caller.target, 'withdrawal');
        const request_id = crypto.randomUUID();
        const body = { ...money.withdrawal, request_id, ...(await money.proof()) };
        const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(body)));
        const done = answers.filter(({ code }) => code === 200);
        expect(new Set(done.map(tradeNoOf)).size).toBe(1);
        const others = answers.filter(({ code }) => code !== 200);
        expect(others.map(({ code }) => code)).toEqual(others.map(() => errorCode.TOO_FREQUENT));
        expect(await rowsOf(request_id)).toBe(1);
      },
      timeout,
    );
  });

  describe(`Duty: ${duty('Answer a known id before its proof is consumed')}`, () => {
    test(
      'a repeat uses up no code, and another merchant does not see the id',
      async () => {
        const money = moneyOf(caller);
        if (!money) return leftOut(caller.target, 'withdrawal');
        const request_id = crypto.randomUUID();
        const body = { ...money.withdrawal, request_id };
        const first = await withdraw({ ...body, ...(await money.proof()) });
        const fresh = await money.proof();
        expect(tradeNoOf(await withdraw({ ...body, ...fresh }))).toBe(tradeNoOf(first));
        // The code that came with the repeat is still good.
        const proved = await caller.ask(verify, { body: { type: 5, google_code: fresh.google_code } });
        expect(proved.code).toBe(200);
        const token = await signIn(caller.target, caller.target.otherLogin);
        if (token === undefined) return leftOut(caller.target, 'other merchant');
        const theirs = await caller.ask(endpoints['requests.lookUp'], { body: { request_id }, token });
        expect(theirs.data).toMatchObject({ state: 'void' });
      },
      timeout,
    );
  });

  describe(`Duty: ${duty('Cancel a withdrawal once')}`, () => {
    test(
      'a repeat has the first answer, and the balance is given back once',
      async () => {
        const money = moneyOf(caller);
        if (!money) return leftOut(caller.target, 'withdrawal');
        const made = await withdraw({
          ...money.withdrawal,
          request_id: crypto.randomUUID(),
          ...(await money.proof()),
        });
        const trade_no = tradeNoOf(made);
        const request_id = crypto.randomUUID();
        const first = await caller.ask(cancel, { body: { request_id, trade_no } });
        expect(first).toMatchObject({ code: 200, data: { trade_no, status: 6 } });
        open.delete(trade_no);
        const again = await caller.ask(cancel, { body: { request_id, trade_no } });
        expect(again).toMatchObject({ code: 200, data: { trade_no, status: 6 } });
        const later = await caller.ask(cancel, { body: { request_id: crypto.randomUUID(), trade_no } });
        expect(later).toMatchObject({ code: errorCode.OPERATION_FAILED, data: { reason: 'state_conflict' } });
        const UNFREEZE = 10;
        const rows = await caller.ask(endpoints['funds.stream'], {
          query: { keyword: trade_no, type: UNFREEZE },
        });
        expect(totalOf(rows)).toBe(1);
      },
      timeout,
    );
  });

  describe(`Duty: ${duty('Accept a ticket for the session')}`, () => {
    test(
      'none of another call, subject or session, and none twice',
      async () => {
        const money = moneyOf(caller);
        if (!money) return leftOut(caller.target, 'withdrawal');
        const { withdrawal } = money;
        const body = () => ({ ...withdrawal, request_id: crypto.randomUUID() });
        const ticket = await ticketFor(money, withdrawal);
        const more = `${withdrawal.amount.replace(/\.\d+$/, '')}.5`;
        expect((await withdraw({ ...body(), amount: more, ticket })).code).toBe(
          errorCode.VERIFICATION_REQUIRED,
        );
        expect((await caller.ask(endpoints['addresses.policy'], { body: { cooling: 2, ticket } })).code).toBe(
          errorCode.VERIFICATION_REQUIRED,
        );
        const second = await signIn(caller.target, caller.target.login);
        if (second === undefined) return leftOut(caller.target, 'second session');
        expect((await caller.ask(create, { body: { ...body(), ticket }, token: second })).code).toBe(
          errorCode.VERIFICATION_REQUIRED,
        );
        expect((await withdraw({ ...body(), ticket })).code).toBe(200);
        expect((await withdraw({ ...body(), ticket })).code).toBe(errorCode.VERIFICATION_REQUIRED);
      },
      timeout,
    );
  });

  describe(`Duty: ${duty('Accept an authenticator code, an e-mail code and a ticket once')}`, () => {
    test(
      'a code of the authenticator',
      async () => {
        const { secrets } = caller.target;
        if (!secrets) return leftOut(caller.target, 'secret');
        const body = { type: 5, google_code: await secrets.nextCode() };
        expect((await caller.ask(verify, { body })).code).toBe(200);
        expect(await caller.ask(verify, { body })).toMatchObject({
          code: errorCode.GOOGLE_CODE_WRONG,
          data: { reason: 'used' },
        });
      },
      timeout,
    );
  });

  describe(`Duty: ${duty('Limit guessing for each account and session')}`, () => {
    test(
      'five wrong codes lock a session, and not the one beside it',
      async () => {
        const { secrets, login } = caller.target;
        const token = await signIn(caller.target, login);
        if (!secrets) return leftOut(caller.target, 'secret');
        if (token === undefined) return leftOut(caller.target, 'second session');
        const right = await secrets.nextCode();
        const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
        const left: unknown[] = [];
        for (let tries = 0; tries < 5; tries += 1) {
          const { code, data } = await caller.ask(verify, { body: { type: 5, google_code: wrong }, token });
          expect(code).toBe(errorCode.GOOGLE_CODE_WRONG);
          left.push(v.parse(v.looseObject({ tries_left: v.number() }), data).tries_left);
        }
        expect(left).toEqual([4, 3, 2, 1, 0]);
        const body = { type: 5, google_code: right };
        const locked = await caller.ask(verify, { body, token });
        expect(locked).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'locked' } });
        expect((await caller.ask(verify, { body })).code).toBe(200);
      },
      timeout,
    );
  });
});
