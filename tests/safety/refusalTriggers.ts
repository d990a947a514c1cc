import { type ErrorCode, errorCode } from '@settlement/api-mocks/contract/errors';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { DEMO_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import type { MockApiOptions } from '@settlement/api-mocks/createMockApi';
import type { ApiSession } from './openApiSession.ts';
import { TRON, uuid } from '#api-mocks/testing/client.ts';
import { emailCode, type Fields, OTHER_TRON, type WriteCall } from './writeCalls.ts';

export interface Trigger {
  readonly options?: MockApiOptions;
  readonly body: (session: ApiSession, call: WriteCall) => Promise<Fields> | Fields;
}

type Triggers = Partial<Record<ErrorCode, Trigger>>;

const whole = async (session: ApiSession, call: WriteCall, change: Fields = {}): Promise<Fields> => ({
  ...(await call.body(session)),
  ...(await call.proof(session)),
  ...change,
});

const changed = (change: Fields, options?: MockApiOptions): Trigger => ({
  ...(options && { options }),
  body: (session, call) => whole(session, call, change),
});

const provedBy = (proof: (session: ApiSession) => Promise<Fields> | Fields): Trigger => ({
  body: async (session, call) => ({ ...(await call.body(session)), ...(await proof(session)) }),
});

async function lockedOut(session: ApiSession): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1)
    await session.ask(endpoints['security.verify'], { body: { type: 5, google_code: '000000' } });
}

const ofProof: Triggers = {
  [errorCode.SMS_CODE_WRONG]: provedBy(async (session) => {
    const security_switch = [{ type: 2, method: 'phone' as const, open: 1 as const }];
    await session.get(endpoints['user.edit'], { body: { security_switch, ...session.proof() } });
    return { sms_code: '000000', password: session.proof().password };
  }),
  [errorCode.TOO_FREQUENT]: {
    async body(session, call) {
      const body = await whole(session, call);
      await lockedOut(session);
      return body;
    },
  },
  [errorCode.PASSWORD_WRONG]: changed({ password: DEMO_PASSWORD_HASH }),
  // The rejected call must not use up its correct email code.
  [errorCode.GOOGLE_CODE_WRONG]: provedBy(async (session) => ({
    ...session.proof(),
    google_code: '000000',
    email_code: await emailCode(session, 8),
  })),
  [errorCode.EMAIL_CODE_WRONG]: provedBy((session) => ({ ...session.proof(), email_code: '000000' })),
  [errorCode.VERIFICATION_REQUIRED]: provedBy(() => ({})),
};

const ofPermission: Triggers = {
  [errorCode.UNDER_REVIEW]: { options: { merchant: 'reviewing' }, body: () => ({}) },
  [errorCode.OPERATION_FAILED]: { options: { merchant: 'fresh' }, body: () => ({}) },
};

const voided: Trigger = {
  async body(session, call) {
    const body = await whole(session, call);
    await session.get(endpoints['requests.lookUp'], { body: { request_id: uuid(1) } });
    return body;
  },
};

const collection = {
  currency_id: '101',
  open: 2,
  threshold: '100',
  keep_amount: '0',
  address_id: '',
  schedule: 'realtime',
};

const ofTakenLabel = (more: Fields): Trigger => ({
  async body(session, call) {
    await session.get(endpoints['addresses.create'], {
      body: { label: 'Depot', currency_id: '101', address: TRON, ...session.proof() },
    });
    return whole(session, call, { label: 'Depot', ...more });
  },
});

const own: Record<string, Triggers> = {
  'withdrawals.create': {
    [errorCode.PARAMETER_ERROR]: changed({ address: 'nowhere' }),
    [errorCode.CURRENCY_NOT_SUPPORTED]: changed({ id: '205' }),
    [errorCode.CURRENCY_NOT_FOUND]: changed({ id: '999' }),
  },
  'withdrawals.cancel': {
    [errorCode.OPERATION_FAILED]: {
      async body(session, call) {
        const body = await call.body(session);
        session.api.advance(200);
        return body;
      },
    },
    [errorCode.PARAMETER_ERROR]: changed({ request_id: 'one' }),
    [errorCode.TRANSACTION_NOT_FOUND]: changed({ trade_no: '1'.repeat(32) }),
    [errorCode.TOO_FREQUENT]: voided,
  },
  'transfers.create': {
    [errorCode.PARAMETER_ERROR]: changed({ amount: '1e3' }),
    [errorCode.ACCOUNT_NOT_FOUND]: changed({ account: 'nobody@nowhere.example' }),
    [errorCode.CURRENCY_NOT_FOUND]: changed({ id: '999' }),
    [errorCode.MERCHANT_NOT_FOUND]: changed({ account: '99999999' }),
  },
  'swap.create': {
    [errorCode.PARAMETER_ERROR]: changed({ from_amount: '05' }),
    [errorCode.CURRENCY_NOT_SUPPORTED]: changed({ pair_id: '999' }),
    [errorCode.CURRENCY_NOT_FOUND]: changed({ from_id: '999' }),
  },
  'payments.refund': {
    [errorCode.PARAMETER_ERROR]: changed({ address: 'nowhere' }),
    [errorCode.TRANSACTION_NOT_FOUND]: changed({ trade_no: '1'.repeat(32) }),
    [errorCode.NOT_REFUNDABLE]: {
      async body(session) {
        const { list } = await session.get(endpoints['payments.list'], {
          query: { status: '4', pageSize: '1' },
        });
        return { request_id: uuid(1), trade_no: list[0]?.trade_no, ...session.proof() };
      },
    },
  },
  'funds.freeze': { [errorCode.PARAMETER_ERROR]: changed({ open: 3 }) },
  'addresses.create': {
    [errorCode.PARAMETER_ERROR]: changed({ address: 'nowhere' }),
    [errorCode.CURRENCY_NOT_FOUND]: changed({ currency_id: '999' }),
    [errorCode.NAME_EXISTS]: ofTakenLabel({ address: OTHER_TRON }),
  },
  'addresses.edit': {
    [errorCode.OPERATION_FAILED]: changed({ id: '9999' }),
    [errorCode.PARAMETER_ERROR]: changed({ status: 2 }),
    [errorCode.NAME_EXISTS]: ofTakenLabel({}),
  },
  'addresses.delete': {
    [errorCode.OPERATION_FAILED]: changed({ id: '9999' }),
    [errorCode.PARAMETER_ERROR]: changed({ id: 1 }),
  },
  'applications.notifyUrl': {
    [errorCode.OPERATION_FAILED]: changed({ id: '9999' }),
    [errorCode.PARAMETER_ERROR]: changed({ notify_url: 'nowhere' }),
  },
  'applications.edit': {
    [errorCode.OPERATION_FAILED]: changed({ id: '9999' }),
    [errorCode.PARAMETER_ERROR]: changed({ notify_url: 'nowhere' }),
    [errorCode.CURRENCY_NOT_FOUND]: changed({ currency_ids: ['999'] }),
    [errorCode.TOKEN_EXISTS]: changed({ currency_ids: ['101', '101'] }),
    [errorCode.NAME_EXISTS]: {
      async body(session, call) {
        const { list } = await session.get(endpoints['applications.list']);
        return whole(session, call, { name: list[1]?.name });
      },
    },
    [errorCode.GAS_ACCOUNT_CLOSED]: {
      async body(session, call) {
        const body = await whole(session, call, { currency_ids: ['101'] });
        session.api.merchant().settings.isGasOpened = false;
        return body;
      },
    },
  },
  'addresses.policy': { [errorCode.PARAMETER_ERROR]: changed({ cooling: 3 }) },
  'billing.edit': {
    [errorCode.PARAMETER_ERROR]: changed({ order_valid_minutes: 1 }),
    [errorCode.CURRENCY_NOT_FOUND]: changed({ accepted: ['999'] }),
    [errorCode.TOKEN_EXISTS]: changed({ accepted: ['101', '101'] }),
    [errorCode.AMOUNT_TOO_SMALL]: changed({ collections: [{ ...collection, threshold: '29.99' }] }),
    [errorCode.GAS_ACCOUNT_CLOSED]: {
      options: { scenario: 'user.authorised', merchant: 'fresh' },
      body: () => ({ accepted: ['101'] }),
    },
  },
  'security.password': {
    [errorCode.PARAMETER_ERROR]: changed({ confirm_password: 'e'.repeat(64) }),
    [errorCode.PASSWORD_UNCHANGED]: changed({
      password: DEMO_PASSWORD_HASH,
      confirm_password: DEMO_PASSWORD_HASH,
    }),
    [errorCode.PASSWORD_MISMATCH]: changed({ old_password: 'f'.repeat(64) }),
    [errorCode.GOOGLE_CODE_WRONG]: changed({ google_code: '000000' }),
    [errorCode.EMAIL_CODE_WRONG]: provedBy(() => ({ email_code: '000000' })),
  },
  'security.setGoogleAuth': {
    [errorCode.OPERATION_FAILED]: changed({ action: 1 }),
    [errorCode.PARAMETER_ERROR]: changed({ email_code: undefined }),
    [errorCode.PASSWORD_WRONG]: changed({ password: 'f'.repeat(64) }),
    [errorCode.GOOGLE_CODE_WRONG]: changed({ google_code: '000000' }),
    [errorCode.EMAIL_CODE_WRONG]: changed({ email_code: '000000' }),
    [errorCode.VERIFICATION_REQUIRED]: changed({ action: 2, ticket: 'tkt_gone', new_google_code: '000000' }),
  },
  'security.recovery': {
    [errorCode.OPERATION_FAILED]: {
      options: { scenario: ['user.recoveryCode', 'user.onlyAuthenticator'] },
      body: (session, call) => whole(session, call),
    },
    [errorCode.PARAMETER_ERROR]: changed({ email_code: 'abc' }),
    [errorCode.GOOGLE_CODE_WRONG]: changed({ recovery_code: 'bbbbb-aaaaa' }),
    [errorCode.EMAIL_CODE_WRONG]: changed({ email_code: '000000' }),
  },
  'security.verify': { [errorCode.PARAMETER_ERROR]: changed({ action: undefined }) },
  'security.mailbox': {
    [errorCode.PARAMETER_ERROR]: changed({ email: 'nobody' }),
    [errorCode.EMAIL_EXISTS]: changed({ email: 'Accounts@ACME.example' }),
    [errorCode.EMAIL_CODE_WRONG]: changed({ email_code: '000000' }),
  },
  'security.phone': {
    [errorCode.PARAMETER_ERROR]: changed({ phone: 'one' }),
    [errorCode.SMS_CODE_WRONG]: changed({ sms_code: '000000' }),
    [errorCode.PHONE_INVALID]: changed({ action: 1 }),
  },
  'user.edit': {
    [errorCode.OPERATION_FAILED]: changed(
      { security_switch: [{ type: 2, method: 'google_auth', open: 2 }] },
      { scenario: 'user.onlyAuthenticator' },
    ),
    [errorCode.PARAMETER_ERROR]: changed({ merchant: { time_zone: 'Nowhere/Land' } }),
    [errorCode.UNDER_REVIEW]: changed({}, { scenario: 'user.underReview' }),
    [errorCode.ACCOUNT_OPENED]: changed({ submit: 1 }),
    [errorCode.NAME_EXISTS]: changed({ name: 'Fabrikam Trading' }),
  },
  'user.delete': {
    [errorCode.OPERATION_FAILED]: {
      options: {},
      body: async (session) => ({ mchid_confirm: (await session.get(endpoints['user.info'])).mchid }),
    },
    [errorCode.PARAMETER_ERROR]: changed({ mchid_confirm: '1' }),
  },
};

const limits: ReadonlySet<ErrorCode> = new Set([
  errorCode.AMOUNT_TOO_SMALL,
  errorCode.AMOUNT_TOO_LARGE,
  errorCode.INSUFFICIENT_BALANCE,
  errorCode.WITHDRAWALS_CLOSED,
  errorCode.GAS_ACCOUNT_CLOSED,
  errorCode.DAY_LIMIT_EXCEEDED,
]);
export const isShownByExits = ({ movesMoney }: Endpoint, code: ErrorCode): boolean =>
  movesMoney && limits.has(code);

export function triggerOf(endpoint: Endpoint, code: ErrorCode): Trigger | undefined {
  const permission = endpoint.auth === 'authorised' ? ofPermission[code] : undefined;
  return own[endpoint.id]?.[code] ?? permission ?? ofProof[code];
}
