import { createAddress } from '@settlement/api-mocks/contract/addresses';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import type { ErrorCode } from '@settlement/api-mocks/contract/errors';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { DEMO_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import {
  changed,
  frozen,
  ofPermission,
  ofProof,
  overTheDay,
  provedBy,
  refundElsewhere,
  voided,
  whole,
  type Trigger,
  type Triggers,
} from './refusalParts.ts';
import { OTHER_TRON, swapOrder, TRON, uuid } from './writeCalls.ts';

const collection = {
  currency_id: '101',
  open: 2,
  threshold: '100',
  keep_amount: '0',
  address_id: '',
  schedule: 'realtime',
};

/** Beside what they share: each code of a call and how it is reached. */
const own: Record<string, Triggers> = {
  'withdrawals.create': {
    10002: changed({ address: 'nowhere' }),
    10004: changed({ id: '205' }),
    10012: changed({ id: '999' }),
    10022: changed({ amount: '0.5' }),
    10023: changed(
      { id: '202', address: '0x52908400098527886E0F7030069857D2E4169EE7', amount: '8001' },
      { merchant: 'acme' },
    ),
    10024: frozen,
    10025: changed({ amount: '20000.000001' }),
    10026: overTheDay({ amount: '20000' }),
  },
  'withdrawals.cancel': {
    10001: {
      async body(session, call) {
        const body = await call.body(session);
        session.api.advance(200);
        return body;
      },
    },
    10002: changed({ request_id: 'one' }),
    10006: changed({ trade_no: '1'.repeat(32) }),
    10010: voided,
  },
  'transfers.create': {
    10002: changed({ amount: '1e3' }),
    10003: changed({ account: 'nobody@nowhere.example' }),
    10012: changed({ id: '999' }),
    10021: changed({ account: '99999999' }),
    10022: changed({ id: '402', amount: '0.000000000000000001' }),
    10023: changed({ id: '202', amount: '8000', account: '10013402' }, { merchant: 'acme' }),
    10024: frozen,
    10025: changed({ amount: '20000.000001' }),
    10026: overTheDay({ amount: '20000' }),
  },
  'swap.create': {
    10002: changed({ from_amount: '05' }),
    10004: changed({ pair_id: '999' }),
    10012: changed({ from_id: '999' }),
    10022: changed({ quote_id: 'swq_gone', from_amount: '0.00000001' }),
    10024: frozen,
    10023: {
      options: { merchant: 'acme' },
      body: async (session) => ({ ...(await swapOrder(session, '0.4')), ...session.proof() }),
    },
    10028: {
      options: { scenario: 'user.authorised', merchant: 'fresh' },
      body: (session) => swapOrder(session),
    },
  },
  'payments.refund': {
    10002: changed({ address: 'nowhere' }),
    10006: changed({ trade_no: '1'.repeat(32) }),
    10007: {
      async body(session) {
        const { list } = await session.get(listPayments, { query: { status: '4', pageSize: '1' } });
        return { request_id: uuid(1), trade_no: list[0]?.trade_no, ...session.proof() };
      },
    },
    10022: refundElsewhere('0.5'),
    10023: {
      async body(session, call) {
        const body = await whole(session, call);
        session.api.merchant().ledger.available.fill(0n);
        return body;
      },
    },
    10024: frozen,
    10025: refundElsewhere('25000'),
    10026: {
      async body(session, call) {
        // Paid first: the audit refuses the withdrawals that fill the day two minutes after they were made.
        const body = await refundElsewhere('15000').body(session, call);
        await overTheDay({}).body(session, call);
        return { ...body, ...session.proof() };
      },
    },
  },
  'funds.freeze': { 10002: changed({ open: 3 }) },
  'addresses.create': {
    10002: changed({ address: 'nowhere' }),
    10012: changed({ currency_id: '999' }),
    10020: {
      async body(session, call) {
        await session.get(createAddress, {
          body: { label: 'Depot', currency_id: '101', address: TRON, ...session.proof() },
        });
        return whole(session, call, { label: 'Depot', address: OTHER_TRON });
      },
    },
  },
  'addresses.policy': { 10002: changed({ cooling: 3 }) },
  'billing.edit': {
    10002: changed({ order_valid_minutes: 1 }),
    10012: changed({ accepted: ['999'] }),
    10019: changed({ accepted: ['101', '101'] }),
    10022: changed({ collections: [{ ...collection, threshold: '29.99' }] }),
    10028: {
      options: { scenario: 'user.authorised', merchant: 'fresh' },
      body: () => ({ accepted: ['101'] }),
    },
  },
  'security.password': {
    10002: changed({ confirm_password: 'e'.repeat(64) }),
    10015: changed({ password: DEMO_PASSWORD_HASH, confirm_password: DEMO_PASSWORD_HASH }),
    10017: changed({ old_password: 'f'.repeat(64) }),
    10018: changed({ google_code: '000000' }),
    10027: provedBy(() => ({ email_code: '000000' })),
  },
  'security.setGoogleAuth': {
    10001: changed({ action: 1 }),
    10002: changed({ email_code: undefined }),
    10011: changed({ password: 'f'.repeat(64) }),
    10018: changed({ google_code: '000000' }),
    10027: changed({ email_code: '000000' }),
    10038: changed({ action: 2, ticket: 'tkt_gone', new_google_code: '000000' }),
  },
  'security.recovery': {
    10001: {
      options: { scenario: ['user.recoveryCode', 'user.onlyAuthenticator'] },
      body: (session, call) => whole(session, call),
    },
    10002: changed({ email_code: 'abc' }),
    10018: changed({ recovery_code: 'bbbbb-aaaaa' }),
    10027: changed({ email_code: '000000' }),
  },
  'security.verify': { 10002: changed({ action: undefined }) },
  'security.mailbox': {
    10002: changed({ email: 'nobody' }),
    10016: changed({ email: 'Accounts@ACME.example' }),
    10027: changed({ email_code: '000000' }),
  },
  'security.phone': {
    10002: changed({ phone: 'one' }),
    10008: changed({ sms_code: '000000' }),
    10009: changed({ action: 1 }),
  },
  'user.edit': {
    10001: changed(
      { security_switch: [{ type: 2, method: 'google_auth', open: 2 }] },
      { scenario: 'user.onlyAuthenticator' },
    ),
    10002: changed({ merchant: { time_zone: 'Nowhere/Land' } }),
    10013: changed({}, { scenario: 'user.underReview' }),
    10014: changed({ submit: 1 }),
    10020: changed({ name: 'Fabrikam Trading' }),
  },
  'user.delete': {
    10001: {
      options: {},
      body: async (session) => ({ mchid_confirm: (await session.get(getUserInfo)).mchid }),
    },
    10002: changed({ mchid_confirm: '1' }),
  },
};

/** Codes of the contract that no honest call of this bank meets, and why. */
export const unreachable: Readonly<Record<string, string>> = {};

/** Every way there is to a code of this call. */
export function triggerOf(endpoint: Endpoint, code: ErrorCode): Trigger | undefined {
  const permission = endpoint.auth === 'authorised' ? ofPermission[code] : undefined;
  return own[endpoint.id]?.[code] ?? permission ?? ofProof[code];
}
