import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { workOrderStatus } from '#contract/enumerations.ts';
import {
  closeWorkOrder,
  createWorkOrder,
  getWorkOrder,
  reopenWorkOrder,
  replyWorkOrder,
} from '#contract/workOrders.ts';
import { listWithdrawals } from '#contract/withdrawals.ts';
import { signedIn } from '#testing/client.ts';

const WEEK = 7 * 86_400;
const written = { type: 8, theme: 'Receipts', description: 'In the dark, please.' } as const;

async function answered() {
  const { api, client } = signedIn();
  const { id } = await client.get(createWorkOrder, { body: written });
  api.advance(200);
  return { api, client, id };
}

test('a work order that is completed with a rating can be reopened within a week', async () => {
  const { api, client, id } = await answered();
  const done = await client.get(closeWorkOrder, { body: { id, rating: 4 } });
  expect(done).toMatchObject({
    status: workOrderStatus.completed,
    rating: 4,
    reopen_until: api.clock.now() + WEEK,
  });
  const again = await client.get(reopenWorkOrder, { body: { id } });
  expect(again).toMatchObject({ status: workOrderStatus.processing, rating: 0, reopen_until: 0 });
});

test('a completed work order that is not reopened is closed automatically', async () => {
  const { api, client, id } = await answered();
  await client.get(closeWorkOrder, { body: { id } });
  api.advance(WEEK);
  const token = api.signIn();
  expect((await client.get(getWorkOrder, { token, query: { id } })).status).toBe(workOrderStatus.completed);
  api.advance(2);
  expect((await client.get(getWorkOrder, { token, query: { id } })).status).toBe(workOrderStatus.closed);
  expect(await client.code(reopenWorkOrder, { token, body: { id } })).toBe(errorCode.OPERATION_FAILED);
});

test('a work order that is completed again can be reopened for another week', async () => {
  const { api, client, id } = await answered();
  await client.get(closeWorkOrder, { body: { id } });
  api.advance(WEEK - 3600);
  const token = api.signIn();
  await client.get(reopenWorkOrder, { token, body: { id } });
  await client.get(closeWorkOrder, { token, body: { id } });
  api.advance(3700);
  expect((await client.get(getWorkOrder, { token, query: { id } })).status).toBe(workOrderStatus.completed);
});

test('a pending work order that the merchant closes is closed instead of completed', async () => {
  const { client } = signedIn();
  const { id } = await client.get(createWorkOrder, { body: written });
  const closed = await client.get(closeWorkOrder, { body: { id } });
  expect(closed).toMatchObject({ status: workOrderStatus.closed, reopen_until: 0 });
  const refused = await client.refusal(replyWorkOrder, { body: { id, content: 'Wait' } });
  expect(refused.code).toBe(errorCode.OPERATION_FAILED);
});

test('a work order accepts only the number of an existing record', async () => {
  const { api, client } = signedIn();
  const { list } = await client.get(listWithdrawals, { query: { current: 1, pageSize: 10 } });
  const trade_no = list[0]?.trade_no ?? '';
  const made = await client.get(createWorkOrder, { body: { ...written, type: 2, trade_no } });
  expect(made.trade_no).toBe(trade_no);
  api.advance(20);
  const other = { ...written, trade_no: '0'.repeat(32) };
  expect(await client.code(createWorkOrder, { body: other })).toBe(errorCode.TRANSACTION_NOT_FOUND);
});
