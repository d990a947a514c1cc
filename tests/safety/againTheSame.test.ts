import { errorCode } from '@settlement/api-mocks/contract/errors';
import { moneyEndpointIds } from '@settlement/api-mocks/contract/moneyEndpoints';
import { lookUpRequest } from '@settlement/api-mocks/contract/requests';
import { verify } from '@settlement/api-mocks/contract/security';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { expect, test, vi } from 'vitest';
import { openApiSession } from './openApiSession.ts';
import { changesBetween, stateOf } from './bankState.ts';
import { uuid } from '#api-mocks/testing/client.ts';
import { withdrawal, writeCalls } from './writeCalls.ts';

test('the journal recreates the same state, even after rejected calls', async () => {
  const session = openApiSession();
  const { api } = session;
  let number = 100;
  for (const call of writeCalls.filter(({ endpoint, options }) => endpoint.movesMoney && !options)) {
    const id = { request_id: uuid((number += 1)) };
    const body = { ...(await call.body(session)), ...id };
    await session.ask(call.endpoint, { text: JSON.stringify({ ...body, amount: 'much', trade_no: '1' }) });
    await session.ask(call.endpoint, { text: JSON.stringify({ ...body, google_code: '000000' }) });
    await session.ask(verify, { body: { type: 8, google_code: '000000' } });
    const proved = JSON.stringify({ ...body, ...(await call.proof(session)) });
    const endpointId = moneyEndpointIds.find((id) => id === call.endpoint.id);
    if (!endpointId) throw new Error(`${call.endpoint.id} moves no money`);
    for (const failure of ['lost', 'late'] as const) api.failNext(endpointId, failure);
    for (let times = 0; times < 3; times += 1) await session.ask(call.endpoint, { text: proved });
    await session.get(lookUpRequest, { body: id });
    await session.get(lookUpRequest, { body: { request_id: uuid((number += 1)) } });
    api.advance(45);
  }
  const again = createMockApi();
  again.importState(api.exportState());
  for (const bank of [api, again]) {
    bank.merchant('acme');
    bank.tick();
  }
  expect(changesBetween(stateOf(api), stateOf(again))).toEqual([]);
  expect(api.exportState().journal.length).toBeGreaterThan(40);
});

test('the journal omits a call with a request ID that was already in progress', async () => {
  const session = openApiSession();
  const { api } = session;
  const proof = session.proof();
  api.setLatency(200);
  const ask = (amount: string) =>
    session.ask(createWithdrawal, { body: { ...withdrawal, amount, ...proof } });
  const first = ask('100');
  await vi.waitFor(() => expect(api.bank.inProgress.size).toBe(1), { interval: 1 });
  api.setLatency(0);
  const second = await ask('200');
  expect(second).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'request_in_progress' } });
  expect((await first).code).toBe(200);
  const again = createMockApi();
  again.importState(api.exportState());
  expect(again.merchant().rows.withdrawals.all().at(-1)?.amount).toBe(100_000_000n);
});
