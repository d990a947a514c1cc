import { createAddress } from '@settlement/api-mocks/contract/addresses';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { ErrorCode } from '@settlement/api-mocks/contract/errors';
import { lookUpRequest } from '@settlement/api-mocks/contract/requests';
import { logout } from '@settlement/api-mocks/contract/auth';
import { expect, test } from 'vitest';
import { openBankDesk, type Answer, type BankDesk } from './openApiSession.ts';
import { changesBetween, isKeptOnPurpose, stateOf } from './bankState.ts';
import type { Way } from './refusalParts.ts';
import { unreachable, wayTo } from './refusalWays.ts';
import { OTHER_TRON, uuid, withdrawal, writeCalls, type WriteCall } from './writeCalls.ts';

let refusals = 0;

/** Asks for something that is refused; answers how, and what it changed beside what stays on purpose. */
async function refused(
  desk: BankDesk,
  { endpoint }: WriteCall,
  ask: { text: string; token?: string | null },
): Promise<{ answer: Answer; changes: string[] }> {
  // All merchants are built before the call, so that all are compared.
  for (const key of ['authorised', 'acme', 'litware']) desk.api.bank.directory.byKey(key);
  desk.api.tick();
  const before = stateOf(desk.api);
  const answer = await desk.ask(endpoint, ask);
  refusals += 1;
  return {
    answer,
    changes: changesBetween(before, stateOf(desk.api)).filter((one) => !isKeptOnPurpose(one)),
  };
}

async function refusedBy(call: WriteCall, way: Way) {
  const desk = openBankDesk(way.options ?? call.options);
  return refused(desk, call, { text: JSON.stringify(await way.body(desk, call)) });
}

const cells = writeCalls
  .flatMap((call) =>
    [...new Set<ErrorCode>([10002, ...call.endpoint.errors])].map((code) => ({
      call,
      id: call.endpoint.id,
      code,
    })),
  )
  .filter(({ id, code }) => !Object.hasOwn(unreachable, `${id} ${code}`));

test.each(cells)('$id refused with $code changes nothing', async ({ call, id, code }) => {
  const way = wayTo(call.endpoint, code);
  if (!way) throw new Error(`${id} can answer ${code}, and no way to it is written down`);
  const { answer, changes } = await refusedBy(call, way);
  expect({ ...answer, changes }).toEqual({ status: 422, code, data: expect.anything(), changes: [] });
});

/** Every field of theirs may be left out, and what they do not know is not there for them. */
const takesNothing = new Set(['billing.edit', 'user.edit', 'addresses.policy']);

const broken = writeCalls
  .flatMap((call) =>
    (['without a token', 'after signing out', 'malformed', 'unknown fields'] as const).map((how) => ({
      call,
      id: call.endpoint.id,
      how,
    })),
  )
  .filter(({ id, how }) => how !== 'unknown fields' || !takesNothing.has(id));

test.each(broken)('$id $how changes nothing', async ({ call, how }) => {
  const desk = openBankDesk(call.options);
  const text = JSON.stringify({ ...(await call.body(desk)), ...(await call.proof(desk)) });
  if (how === 'after signing out') await desk.get(logout);
  const ask = {
    'without a token': { text, token: null },
    'after signing out': { text },
    malformed: { text: text.slice(0, -2) },
    'unknown fields': { text: JSON.stringify({ [`${call.endpoint.id}!`]: [1, null, { deep: {} }] }) },
  }[how];
  const { answer, changes } = await refused(desk, call, ask);
  expect(answer.status).not.toBe(200);
  expect(changes).toEqual([]);
});

const moving = writeCalls.filter(({ endpoint }) => endpoint.movesMoney);

test.each(moving)(
  '$endpoint.id tells an id that is used, void or under way from the others',
  async (call) => {
    const desk = openBankDesk(call.options);
    const body = { ...(await call.body(desk)), ...(await call.proof(desk)) };
    const first = await desk.ask(call.endpoint, { text: JSON.stringify(body) });
    expect(first.status).toBe(200);
    const other = await refused(desk, call, {
      text: JSON.stringify({ ...body, remark: 'other', reason: 'other' }),
    });
    expect(other).toMatchObject({ answer: { code: 10010, data: { reason: 'request_id' } }, changes: [] });
    await desk.get(lookUpRequest, { body: { request_id: uuid(77) } });
    const gone = await refused(desk, call, { text: JSON.stringify({ ...body, request_id: uuid(77) }) });
    expect(gone).toMatchObject({ answer: { code: 10010, data: { reason: 'request_void' } }, changes: [] });
  },
);

test('a withdrawal whose address cannot be saved under its label moves nothing, however often', async () => {
  const desk = openBankDesk();
  const label = 'Depot';
  await desk.get(createAddress, {
    body: { label, currency_id: '101', address: OTHER_TRON, ...desk.proof() },
  });
  const call = writeCalls.find(({ endpoint }) => endpoint.id === createWithdrawal.id);
  if (!call) throw new Error('there is no withdrawal');
  for (let times = 0; times < 3; times += 1) {
    const text = JSON.stringify({ ...withdrawal, save_address: true, label, ...desk.proof() });
    const { answer, changes } = await refused(desk, call, { text });
    expect({ code: answer.code, changes }).toEqual({ code: 10020, changes: [] });
  }
});

test('every call was refused in every way it can be', () => {
  for (const [cell, reason] of Object.entries(unreachable)) console.log(`${cell} is not reached: ${reason}`);
  console.log(`${cells.length} cells of call × code; ${refusals} refusals, 0 changes`);
  expect(refusals).toBeGreaterThanOrEqual(cells.length + broken.length);
});
