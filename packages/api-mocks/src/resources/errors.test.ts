import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { createApplication } from '#contract/applications.ts';
import { login, verifyLogin } from '#contract/auth.ts';
import { register } from '#contract/registration.ts';
import { sendEmailCode, sendSmsCode } from '#contract/sentCodes.ts';
import { editBillSetting } from '#contract/billing.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { getPayment } from '#contract/paymentDetails.ts';
import { listPayments } from '#contract/payments.ts';
import { refundPayment } from '#contract/refunds.ts';
import { getRechargeAddress } from '#contract/recharge.ts';
import { changePassword, changePhone } from '#contract/security.ts';
import { createTransfer, findPayee } from '#contract/transfers.ts';
import { editUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { cancelWithdrawal, createWithdrawal, getWithdrawalCost } from '#contract/withdrawals.ts';
import { formatText } from '#core/formatText.ts';
import { createMockApi, type MockApi, type MockApiOptions } from '#entries/createMockApi.ts';
import { DEMO_PASSWORD_HASH, DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient, type Client, type Refusal } from '#testing/client.ts';
import { errorCodes } from './errorScenarios.ts';

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const withdrawal = { request_id: uuid(1), id: '101', address: TRON, amount: '100' };

function signedIn(options: MockApiOptions = {}): { api: MockApi; client: Client } {
  const api = createMockApi({ isSignedIn: true, ...options });
  return { api, client: createClient(api) };
}

const codes = (api: MockApi) => ({ google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH });

/** One honest way to each code: nothing forced, only calls that a merchant can make. */
const triggers: Record<ErrorCode, () => Promise<Refusal>> = {
  async [errorCode.OPERATION_FAILED]() {
    const { api, client } = signedIn();
    const made = await client.get(createWithdrawal, { body: { ...withdrawal, ...codes(api) } });
    api.advance(200);
    return client.refusal(cancelWithdrawal, { body: { request_id: uuid(2), trade_no: made.trade_no } });
  },
  async [errorCode.PARAMETER_ERROR]() {
    return signedIn().client.refusal(createWithdrawal, { body: { ...withdrawal, amount: '05' } });
  },
  async [errorCode.ACCOUNT_NOT_FOUND]() {
    return signedIn().client.refusal(findPayee, { query: { account: 'nobody@nowhere.example' } });
  },
  async [errorCode.CURRENCY_NOT_SUPPORTED]() {
    return signedIn().client.refusal(getRechargeAddress, { body: { id: '205' } });
  },
  async [errorCode.NO_ADDRESS_AVAILABLE]() {
    return signedIn().client.refusal(getRechargeAddress, { body: { id: '904' } });
  },
  async [errorCode.TRANSACTION_NOT_FOUND]() {
    return signedIn().client.refusal(getPayment, { query: { trade_no: '1'.repeat(32) } });
  },
  async [errorCode.NOT_REFUNDABLE]() {
    const { client } = signedIn();
    const { list } = await client.get(listPayments, { query: { status: '4', pageSize: 1 } });
    return client.refusal(refundPayment, {
      body: { request_id: uuid(7), trade_no: list[0]?.trade_no ?? '' },
    });
  },
  async [errorCode.SMS_CODE_WRONG]() {
    const { client } = signedIn();
    const body = {
      action: 2 as const,
      area_code: '+49',
      phone: '15112345678',
      sms_code: '123456',
      old_sms_code: '123456',
    };
    return client.refusal(changePhone, { body });
  },
  async [errorCode.PHONE_INVALID]() {
    const { client } = signedIn();
    return client.refusal(sendSmsCode, { body: { type: 1, area_code: '+44', phone: '7700900128' } });
  },
  async [errorCode.TOO_FREQUENT]() {
    const { client } = signedIn();
    await client.get(sendEmailCode, { body: { type: 8 } });
    return client.refusal(sendEmailCode, { body: { type: 8 } });
  },
  async [errorCode.PASSWORD_WRONG]() {
    const { api, client } = signedIn();
    const body = { ...withdrawal, google_code: api.currentTotp(), password: DEMO_PASSWORD_HASH };
    return client.refusal(createWithdrawal, { body });
  },
  async [errorCode.CURRENCY_NOT_FOUND]() {
    return signedIn().client.refusal(getWithdrawalCost, { query: { id: '999' } });
  },
  async [errorCode.UNDER_REVIEW]() {
    return signedIn({ merchant: 'reviewing' }).client.refusal(editUser, { body: { name: 'Another name' } });
  },
  async [errorCode.ACCOUNT_OPENED]() {
    return signedIn().client.refusal(editUser, { body: { submit: 1, email_code: '123456' } });
  },
  async [errorCode.PASSWORD_UNCHANGED]() {
    const { api, client } = signedIn();
    const same = DEMO_PASSWORD_HASH;
    const body = {
      old_password: same,
      password: same,
      confirm_password: same,
      google_code: api.currentTotp(),
    };
    return client.refusal(changePassword, { body });
  },
  async [errorCode.EMAIL_EXISTS]() {
    return signedIn().client.refusal(sendEmailCode, { body: { type: 9, email: 'accounts@acme.example' } });
  },
  async [errorCode.PASSWORD_MISMATCH]() {
    const { api, client } = signedIn();
    const next = 'a'.repeat(64);
    const body = {
      old_password: 'b'.repeat(64),
      password: next,
      confirm_password: next,
      google_code: api.currentTotp(),
    };
    return client.refusal(changePassword, { body });
  },
  async [errorCode.GOOGLE_CODE_WRONG]() {
    const api = createMockApi();
    const client = createClient(api);
    const { token } = await client.get(login, { body: { google_auth_code: 'mock:two-step' } });
    return client.refusal(verifyLogin, { body: { token, google_code: '000000' } });
  },
  async [errorCode.TOKEN_EXISTS]() {
    return signedIn().client.refusal(createApplication, {
      body: { ...application, currency_ids: ['108', '101', '101'] },
    });
  },
  async [errorCode.NAME_EXISTS]() {
    return signedIn().client.refusal(createApplication, { body: { ...application, name: 'iOS shop' } });
  },
  async [errorCode.MERCHANT_NOT_FOUND]() {
    return signedIn().client.refusal(findPayee, { query: { account: '99999999' } });
  },
  async [errorCode.AMOUNT_TOO_SMALL]() {
    const { client } = signedIn();
    const collection = {
      currency_id: '101',
      open: 2,
      threshold: '29.99',
      keep_amount: '0',
      address_id: '',
      schedule: 'realtime',
    };
    return client.refusal(editBillSetting, { body: { collections: [collection] } });
  },
  async [errorCode.INSUFFICIENT_BALANCE]() {
    const { client } = signedIn({ merchant: 'acme' });
    const body = { request_id: uuid(9), account: '10013402', id: '1009', amount: '5000' };
    return client.refusal(createTransfer, { body });
  },
  async [errorCode.WITHDRAWALS_CLOSED]() {
    return signedIn({ merchant: 'locked' }).client.refusal(createWithdrawal, { body: withdrawal });
  },
  async [errorCode.AMOUNT_TOO_LARGE]() {
    return signedIn().client.refusal(createWithdrawal, { body: { ...withdrawal, amount: '20000.000001' } });
  },
  async [errorCode.DAY_LIMIT_EXCEEDED]() {
    const { api, client } = signedIn();
    api.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '90000' });
    api.advance(3600);
    for (const n of [21, 22]) {
      await client.get(createWithdrawal, {
        body: { ...withdrawal, request_id: uuid(n), amount: '20000', ...codes(api) },
      });
    }
    return client.refusal(createWithdrawal, {
      body: { ...withdrawal, request_id: uuid(23), amount: '20000' },
    });
  },
  async [errorCode.EMAIL_CODE_WRONG]() {
    const client = createClient(createMockApi());
    const password = 'a'.repeat(64);
    const body = { email: 'new@shop.example', email_code: '123456', password, confirm_password: password };
    return client.refusal(register, { body });
  },
  async [errorCode.GAS_ACCOUNT_CLOSED]() {
    const { api, client } = signedIn({ merchant: 'fresh' });
    const address = { country: 'DE', city: 'Berlin', street: 'Kantstraße 1' };
    await client.get(editUser, { body: { merchant: { website: 'https://tailspin.example', address } } });
    await client.get(sendEmailCode, { body: { type: 4 } });
    const email_code = api.inbox()[0]?.code ?? '';
    await client.get(editUser, { body: { submit: 1, documents: ['registration.png'], email_code } });
    api.advance(600);
    expect((await client.get(getUserInfo)).status).toBe(3);
    return client.refusal(getRechargeAddress, { body: { id: '101' } });
  },
  async [errorCode.VERIFICATION_REQUIRED]() {
    return signedIn().client.refusal(createWithdrawal, { body: withdrawal });
  },
};

const application: BodyInput<typeof createApplication> = {
  name: 'A new shop',
  website: 'https://new.example',
  notify_url: 'https://new.example/hooks',
  mode: 1,
  payment_mode: 3,
  currency_ids: ['108', '101'],
};

test.each(errorCodes)('%i is reached by honest calls', async (code) => {
  const refusal = await triggers[code]();
  expect(refusal.code).toBe(code);
  expect(refusal.status).toBe(422);
  expect(refusal.msg).toBe(formatText('en-US', `error.${code}`));
});

test('the silent question says how to answer it', async () => {
  const { data } = await triggers[errorCode.VERIFICATION_REQUIRED]();
  expect(data).toMatchObject({
    purpose: 8,
    methods: ['google_auth', 'email'],
    need_password: true,
    ticket_ttl: 600,
  });
});

test('401 comes without a token, and after the second step has run out of time', async () => {
  const api = createMockApi();
  const client = createClient(api);
  expect((await client.refusal(getUserInfo)).status).toBe(401);
  const { token } = await client.get(login, { body: { google_auth_code: 'mock:two-step' } });
  expect((await client.refusal(getUserInfo, { token })).code).toBe(401);
  api.advance(301);
  expect((await client.refusal(verifyLogin, { body: { token, google_code: api.currentTotp() } })).code).toBe(
    401,
  );
});

test('500 carries a message, or none', async () => {
  const { api, client } = signedIn({ scenario: 'user.failed500' });
  expect(await client.refusal(getUserInfo)).toMatchObject({ status: 500, code: 500 });
  api.setScenarios(['user.failed500Silent']);
  expect((await client.refusal(getUserInfo)).msg).toBe('');
});

test.each(errorCodes)('%i is forced by its scenario, in Chinese too', async (code) => {
  const { client } = signedIn({ scenario: `errors.${code}` });
  const able = Object.values(endpoints).filter(({ errors }) => errors.includes(code));
  expect(able.length).toBeGreaterThan(0);
  for (const endpoint of able) {
    const refusal = await client.refusal(endpoint, { headers: { 'x-language': 'zh-CN' } });
    expect(refusal).toMatchObject({ status: 422, code, msg: formatText('zh-CN', `error.${code}`) });
  }
});
