import { errorCode } from '@settlement/api-mocks/contract/errors';
import { createAddress } from '@settlement/api-mocks/contract/addresses';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { ErrorCode } from '@settlement/api-mocks/contract/errors';
import { lookUpRequest } from '@settlement/api-mocks/contract/requests';
import { logout } from '@settlement/api-mocks/contract/auth';
import { expect, test } from 'vitest';
import { openApiSession, type Answer, type ApiSession } from './openApiSession.ts';
import { changesBetween, isKeptOnPurpose, stateOf } from './bankState.ts';
import type { Trigger } from './refusalParts.ts';
import { unreachable, triggerOf } from './refusalTriggers.ts';
import { OTHER_TRON, uuid, withdrawal, writeCalls, type WriteCall } from './writeCalls.ts';

let refusals = 0;

/** Asks for something that is refused; answers how, and what it changed beside what stays on purpose. */
async function refused(
  session: ApiSession,
  { endpoint }: WriteCall,
  ask: { text: string; token?: string | null },
): Promise<{ answer: Answer; changes: string[] }> {
  // All merchants are built before the call, so that all are compared.
  for (const key of ['authorised', 'acme', 'litware']) session.api.bank.directory.byKey(key);
  session.api.tick();
  const before = stateOf(session.api);
  const answer = await session.ask(endpoint, ask);
  refusals += 1;
  return {
    answer,
    changes: changesBetween(before, stateOf(session.api)).filter((one) => !isKeptOnPurpose(one)),
  };
}

async function refusedBy(call: WriteCall, trigger: Trigger) {
  const session = openApiSession(trigger.options ?? call.options);
  return refused(session, call, { text: JSON.stringify(await trigger.body(session, call)) });
}

const cells = writeCalls
  .flatMap((call) =>
    [...new Set<ErrorCode>([errorCode.PARAMETER_ERROR, ...call.endpoint.errors])].map((code) => ({
      call,
      id: call.endpoint.id,
      code,
    })),
  )
  .filter(({ id, code }) => !Object.hasOwn(unreachable, `${id} ${code}`));

test.each(cells)('$id refused with $code changes nothing', async ({ call, id, code }) => {
  const trigger = triggerOf(call.endpoint, code);
  if (!trigger) throw new Error(`${id} can answer ${code}, and no trigger for it is listed`);
  const { answer, changes } = await refusedBy(call, trigger);
  expect({ ...answer, changes }).toEqual({ status: 422, code, data: expect.anything(), changes: [] });
});

/** Every field of theirs may be left out, and what they do not know is not there for them. */
const takesNoInput = new Set(['billing.edit', 'user.edit', 'addresses.policy']);

const broken = writeCalls
  .flatMap((call) =>
    (['without a token', 'after signing out', 'malformed', 'unknown fields'] as const).map((how) => ({
      call,
      id: call.endpoint.id,
      how,
    })),
  )
  .filter(({ id, how }) => how !== 'unknown fields' || !takesNoInput.has(id));

test.each(broken)('$id $how changes nothing', async ({ call, how }) => {
  const session = openApiSession(call.options);
  const text = JSON.stringify({ ...(await call.body(session)), ...(await call.proof(session)) });
  if (how === 'after signing out') await session.get(logout);
  const ask = {
    'without a token': { text, token: null },
    'after signing out': { text },
    malformed: { text: text.slice(0, -2) },
    'unknown fields': { text: JSON.stringify({ [`${call.endpoint.id}!`]: [1, null, { deep: {} }] }) },
  }[how];
  const { answer, changes } = await refused(session, call, ask);
  expect(answer.status).not.toBe(200);
  expect(changes).toEqual([]);
});

const moving = writeCalls.filter(({ endpoint }) => endpoint.movesMoney);

test.each(moving)(
  '$endpoint.id tells an id that is used, void or under way from the others',
  async (call) => {
    const session = openApiSession(call.options);
    const body = { ...(await call.body(session)), ...(await call.proof(session)) };
    const first = await session.ask(call.endpoint, { text: JSON.stringify(body) });
    expect(first.status).toBe(200);
    const other = await refused(session, call, {
      text: JSON.stringify({ ...body, remark: 'other', reason: 'other' }),
    });
    expect(other).toMatchObject({
      answer: { code: errorCode.TOO_FREQUENT, data: { reason: 'request_id' } },
      changes: [],
    });
    await session.get(lookUpRequest, { body: { request_id: uuid(77) } });
    const gone = await refused(session, call, { text: JSON.stringify({ ...body, request_id: uuid(77) }) });
    expect(gone).toMatchObject({
      answer: { code: errorCode.TOO_FREQUENT, data: { reason: 'request_void' } },
      changes: [],
    });
  },
);

test('a withdrawal whose address cannot be saved under its label moves nothing, however often', async () => {
  const session = openApiSession();
  const label = 'Depot';
  await session.get(createAddress, {
    body: { label, currency_id: '101', address: OTHER_TRON, ...session.proof() },
  });
  const call = writeCalls.find(({ endpoint }) => endpoint.id === createWithdrawal.id);
  if (!call) throw new Error('there is no withdrawal');
  for (let times = 0; times < 3; times += 1) {
    const text = JSON.stringify({ ...withdrawal, save_address: true, label, ...session.proof() });
    const { answer, changes } = await refused(session, call, { text });
    expect({ code: answer.code, changes }).toEqual({ code: errorCode.NAME_EXISTS, changes: [] });
  }
});

test('every call was refused in every way it can be', () => {
  for (const [cell, reason] of Object.entries(unreachable)) console.log(`${cell} is not reached: ${reason}`);
  console.log(`${cells.length} cells of call × code; ${refusals} refusals, 0 changes`);
  expect(refusals).toBeGreaterThanOrEqual(cells.length + broken.length);
});
