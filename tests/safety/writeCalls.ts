import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { type EndpointId, endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { DEMO_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import { TRON, uuid } from '#api-mocks/testing/client.ts';
import type { ApiSession } from './openApiSession.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface WriteCall {
  readonly endpoint: Endpoint;
  readonly options?: MockApiOptions;
  readonly body: (session: ApiSession) => Promise<Fields> | Fields;
  readonly proof: (session: ApiSession) => Promise<Fields> | Fields;
}

export const OTHER_TRON = 'TVj7RNVHy6thbM7BWdSe9G6gXwKhjhdNZS';
const next = 'd'.repeat(64);

export async function emailCode(session: ApiSession, type: number, email?: string): Promise<string> {
  await session.get(endpoints['auth.sendEmailCode'], {
    body: { type, ...(email !== undefined && { email }) },
  });
  return session.lastCode();
}

export const withdrawal = { request_id: uuid(1), id: '101', address: TRON, amount: '100' };
const route = {
  pair_id: '11',
  direction: 1 as const,
  from_id: '307',
  to_id: '101',
};

const moneyProof = (session: ApiSession) => session.proof();

async function swapOrder(session: ApiSession, amount = '0.05'): Promise<Fields> {
  const quote = await session.get(endpoints['swap.quote'], { body: { ...route, amount } });
  return { ...route, request_id: uuid(1), quote_id: quote.quote_id, from_amount: amount };
}

async function collection(session: ApiSession): Promise<Fields> {
  const { list } = await session.get(endpoints['addresses.list'], { query: { status: '1' } });
  const [saved] = list;
  return {
    currency_id: saved?.currency_id,
    address_id: saved?.id,
    open: 1,
    threshold: '100',
    keep_amount: '0',
    schedule: 'realtime',
  };
}

const DISABLED = 3;

async function disabledAddress(session: ApiSession): Promise<string> {
  const { list } = await session.get(endpoints['addresses.list'], {
    query: { status: '1', currency_id: '101' },
  });
  const id = list[0]?.id ?? '';
  await session.get(endpoints['addresses.edit'], { body: { id, status: DISABLED } });
  return id;
}

async function firstApplication(session: ApiSession): Promise<string> {
  return (await session.get(endpoints['applications.list'])).list[0]?.id ?? '';
}

const hooks = 'https://thief.example/hooks';

/** The calls that write data. By default, they are verified with an authenticator code and the transaction password. */
const calls: Partial<Record<EndpointId, Pick<WriteCall, 'body'> & Partial<WriteCall>>> = {
  'withdrawals.create': { body: () => withdrawal },
  'withdrawals.cancel': {
    async body(session) {
      const body = { ...withdrawal, request_id: uuid(8), ...session.proof() };
      const { trade_no } = await session.get(endpoints['withdrawals.create'], { body });
      return { request_id: uuid(1), trade_no };
    },
    proof: () => ({}),
  },
  'transfers.create': {
    body: () => ({ request_id: uuid(1), account: '10013401', id: '101', amount: '10' }),
  },
  'swap.create': { body: (session) => swapOrder(session) },
  'payments.refund': {
    async body(session) {
      const { list } = await session.get(endpoints['payments.list'], {
        query: { status: '2', pageSize: '1' },
      });
      return { request_id: uuid(1), trade_no: list[0]?.trade_no };
    },
  },
  'funds.freeze': {
    async body(session) {
      await session.get(endpoints['funds.freeze'], { body: { open: 1 } });
      return { open: 2 };
    },
  },
  'addresses.create': {
    body: () => ({ label: 'Warehouse', currency_id: '101', address: TRON }),
  },
  'addresses.edit': {
    body: async (session) => ({ id: await disabledAddress(session), status: 1 }),
  },
  'addresses.delete': {
    body: async (session) => ({ id: await disabledAddress(session) }),
  },
  'applications.notifyUrl': {
    body: async (session) => ({ id: await firstApplication(session), notify_url: hooks }),
  },
  'applications.edit': {
    body: async (session) => ({ id: await firstApplication(session), notify_url: hooks }),
  },
  'addresses.policy': { body: () => ({ cooling: 2 }) },
  'billing.edit': {
    body: async (session) => ({ gas_alert: '75', collections: [await collection(session)] }),
  },
  'security.password': {
    body: () => ({ old_password: DEMO_PASSWORD_HASH, password: next, confirm_password: next }),
    proof: (session) => ({ google_code: session.proof().google_code }),
  },
  'security.setGoogleAuth': {
    body: async (session) => ({ action: 3, email_code: await emailCode(session, 5) }),
    proof: (session) => ({ google_code: session.proof().google_code, password: DEMO_PASSWORD_HASH }),
  },
  'security.recovery': {
    options: { scenario: 'user.recoveryCode' },
    body: () => ({ recovery_code: 'aaaaa-bbbbb' }),
    proof: async (session) => ({ email_code: await emailCode(session, 5) }),
  },
  'security.verify': {
    body: () => ({ type: 8, action: 'addresses.create' }),
  },
  'security.mailbox': {
    async body(session) {
      const email = 'new@northwind.example';
      return { email, email_code: await emailCode(session, 9, email) };
    },
    async proof(session) {
      const body = { type: 6, email_code: await emailCode(session, 6) };
      return { ticket: (await session.get(endpoints['security.verify'], { body })).ticket };
    },
  },
  'security.phone': {
    async body(session) {
      const number = { area_code: '+49', phone: '15112345678' };
      await session.get(endpoints['auth.sendSmsCode'], { body: { type: 2, ...number } });
      return { action: 2, ...number, sms_code: session.lastCode() };
    },
    async proof(session) {
      const body = { type: 10, google_code: session.proof().google_code };
      return { ticket: (await session.get(endpoints['security.verify'], { body })).ticket };
    },
  },
  'user.edit': {
    body: () => ({
      name: 'Northwind Holding',
      merchant: { telegram: 'https://t.me/northwind_holding' },
      security_switch: [{ type: 2, method: 'email', open: 2 }],
    }),
  },
  'user.delete': {
    options: { scenario: 'user.zeroBalances' },
    body: async (session) => ({ mchid_confirm: (await session.get(endpoints['user.info'])).mchid }),
    async proof(session) {
      const body = { type: 8, action: 'user.delete', ...session.proof() };
      return { ticket: (await session.get(endpoints['security.verify'], { body })).ticket };
    },
  },
};

export const writeCalls: readonly WriteCall[] = Object.values(endpoints).flatMap((endpoint) => {
  const call = calls[endpoint.id];
  return call ? [{ endpoint, proof: moneyProof, ...call }] : [];
});
