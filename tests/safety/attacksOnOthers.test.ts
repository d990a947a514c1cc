import { errorCode } from '@settlement/api-mocks/contract/errors';
import { listAddresses } from '@settlement/api-mocks/contract/addresses';
import { listApplications } from '@settlement/api-mocks/contract/applications';
import { listCallbacks } from '@settlement/api-mocks/contract/callbacks';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { listNotifications } from '@settlement/api-mocks/contract/notifications';
import { getPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { listTransfers } from '@settlement/api-mocks/contract/transfers';
import { lookUpRequest } from '@settlement/api-mocks/contract/requests';
import { verify } from '@settlement/api-mocks/contract/security';
import { listSessions } from '@settlement/api-mocks/contract/activity';
import { saveView } from '@settlement/api-mocks/contract/views';
import { createWithdrawal, listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { listWorkOrders } from '@settlement/api-mocks/contract/workOrders';
import { subjectOf } from '@settlement/api-mocks/rules/subjectOf';
import { expect, test } from 'vitest';
import { openApiSession } from './openApiSession.ts';
import { changesBetween, isKeptOnPurpose, stateOf } from './bankState.ts';
import { uuid, withdrawal } from './writeCalls.ts';

const page = { current: 1, pageSize: 3 };

/** A merchant that owns nothing, beside one with a year of business. */
async function twoMerchants() {
  const session = openApiSession({ scenario: 'user.zeroBalances' });
  const token = session.api.signIn('locked');
  const payments = await session.get(listPayments, { token, query: page });
  const payment = payments.list[0];
  const detail = await session.get(getPayment, { token, query: { trade_no: payment?.trade_no ?? '' } });
  const view = await session.get(saveView, { token, body: { area: 'record', name: 'Mine', query: 'a=1' } });
  const first = async (list: Promise<{ readonly list: readonly object[] }>): Promise<object> => {
    const [row] = (await list).list;
    if (!row) throw new Error('the other merchant has none');
    return row;
  };
  const rows = [
    detail,
    view,
    await first(session.get(listWithdrawals, { token, query: page })),
    await first(session.get(listTransfers, { token, query: page })),
    await first(session.get(listCallbacks, { token, query: page })),
    await first(session.get(listWorkOrders, { token, query: page })),
    await first(session.get(listSessions, { token })),
    await first(session.get(listAddresses, { token, query: page })),
    await first(session.get(listApplications, { token, query: page })),
    await first(session.get(listNotifications, { token, query: page })),
  ];
  const names = new Set([
    'id',
    'trade_no',
    'out_trade_no',
    'handle_id',
    'appid',
    'txid',
    'request_id',
    'ref_no',
  ]);
  const ids = rows.flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) =>
      names.has(name) && typeof value === 'string' && value !== '' ? [value] : [],
    ),
  );
  return { session, token, ids: [...new Set(ids)] };
}

const parameters = [
  'id',
  'trade_no',
  'out_trade_no',
  'handle_id',
  'appid',
  'address_id',
  'keyword',
  'txid',
  'ref_no',
  'request_id',
] as const;

test('no id of another merchant reads or changes anything', async () => {
  const { session, token, ids } = await twoMerchants();
  const proof = { ...session.proof() };
  const secrets = ids.filter((id) => id.length > 8);
  const before = stateOf(session.api);
  const leaks: string[] = [];
  let tried = 0;
  for (const endpoint of Object.values(endpoints)) {
    // Signed calls know no session: attacksOnOrders tries them.
    if (endpoint.auth === 'signed') continue;
    if (endpoint.auth === 'public' || endpoint.bodyKind === 'multipart' || endpoint.id === 'auth.logout')
      continue;
    if (/^(payments|withdrawals|statements)\.export$|markAll|security\.googleAuth$/.test(endpoint.id))
      continue;
    for (const id of ids) {
      const fields = Object.fromEntries(parameters.map((name) => [name, id]));
      const isRead = endpoint.method === 'GET';
      const ask = isRead
        ? { query: fields }
        : {
            text: JSON.stringify({
              ...fields,
              ids: [id],
              message_ids: [id],
              content: 'x',
              payload: 1,
              ...proof,
            }),
          };
      const answer = await session
        .ask(endpoint, ask)
        .catch((error: unknown) => ({ status: 500, code: 500, data: String(error) }));
      const text = JSON.stringify(answer.data ?? null);
      tried += 1;
      if (answer.status >= 500) leaks.push(`${endpoint.id} ${id} broke: ${text}`);
      // An id that was sent may come back as the question; every other one of the merchant's may not.
      for (const secret of secrets)
        if (secret !== id && text.includes(secret)) leaks.push(`${endpoint.id} ${id} ${secret}`);
    }
  }
  const others = changesBetween(before, stateOf(session.api)).filter(
    (change) => change.startsWith('locked.') && !isKeptOnPurpose(change),
  );
  expect(leaks).toEqual([]);
  expect(others).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
  expect(secrets.length).toBeGreaterThanOrEqual(8);
  console.log(`${tried} calls with ids of another merchant, nothing read, nothing changed`);
  expect(token).not.toBe('');
});

test('a ticket is valid for one merchant, one session and one call', async () => {
  const session = openApiSession();
  const subject = subjectOf(withdrawal);
  const { ticket } = await session.get(verify, {
    body: { type: 8, action: createWithdrawal.id, subject, ...session.proof() },
  });
  const body = { ...withdrawal, ticket };
  for (const other of [session.api.signIn('two-step'), session.api.signIn('authorised')])
    expect((await session.ask(createWithdrawal, { token: other, body })).code).toBe(
      errorCode.VERIFICATION_REQUIRED,
    );
  expect((await session.ask(createWithdrawal, { body: { ...body, amount: '101' } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  expect((await session.ask(createWithdrawal, { body: { ...body, label: 'x' } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  expect((await session.ask(createWithdrawal, { body })).code).toBe(200);
  expect((await session.ask(createWithdrawal, { body: { ...body, request_id: uuid(2) } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
});

test('a request id of another merchant is void, and says nothing of theirs', async () => {
  const session = openApiSession();
  await session.get(createWithdrawal, { body: { ...withdrawal, ...session.proof() } });
  const other = session.api.signIn('two-step');
  const { request_id } = withdrawal;
  expect(await session.get(lookUpRequest, { token: other, body: { request_id } })).toMatchObject({
    state: 'void',
  });
  expect(await session.get(lookUpRequest, { body: { request_id: request_id.toUpperCase() } })).toMatchObject({
    state: 'found',
  });
});
