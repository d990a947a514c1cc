import { errorCode } from '@settlement/api-mocks/contract/errors';
import { createAddress } from '@settlement/api-mocks/contract/addresses';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { ErrorCode } from '@settlement/api-mocks/contract/errors';

import { expect, test } from 'vitest';
import { openApiSession, type Answer, type ApiSession } from './openApiSession.ts';
import { changesBetween, isKeptOnPurpose, stateOf } from './bankState.ts';
import { isShownByExits, type Trigger, triggerOf } from './refusalTriggers.ts';
import { OTHER_TRON, withdrawal, writeCalls, type WriteCall } from './writeCalls.ts';

async function refused(
  session: ApiSession,
  { endpoint }: WriteCall,
  ask: { text: string; token?: string | null },
): Promise<{ answer: Answer; changes: string[] }> {
  // The merchants must exist before the call, so that their state is compared too.
  for (const key of ['authorised', 'acme', 'litware']) session.api.bank.directory.byKey(key);
  session.api.tick();
  const before = stateOf(session.api);
  const answer = await session.ask(endpoint, ask);
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
  .filter(({ call, code }) => !isShownByExits(call.endpoint, code));

test.each(cells)('$id changes no data if it’s rejected with $code', async ({ call, id, code }) => {
  const trigger = triggerOf(call.endpoint, code);
  if (!trigger) throw new Error(`${id} can return ${code}, but no trigger for it is listed`);
  const { answer, changes } = await refusedBy(call, trigger);
  expect({ ...answer, changes }).toEqual({ status: 422, code, data: expect.anything(), changes: [] });
});

test('a withdrawal that can’t save its address doesn’t move money', async () => {
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
