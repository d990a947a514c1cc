import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { createAddress, listAddresses, setAddressPolicy } from '#contract/addresses.ts';
import {
  createApplication,
  editApplication,
  getApplication,
  refreshGoogleSecret,
} from '#contract/applications.ts';
import { login } from '#contract/auth.ts';
import { sendEmailCode, sendSmsCode } from '#contract/sentCodes.ts';
import { editBillSetting, getBillSetting } from '#contract/billing.ts';
import {
  getCallback,
  listCallbacks,
  MOST_RETRIES,
  resendCallbacks,
  testCallback,
} from '#contract/callbacks.ts';
import { freezeFunds, listStream } from '#contract/funds.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getPayment } from '#contract/paymentDetails.ts';
import { refundPayment } from '#contract/refunds.ts';
import { getRechargeAddress, listRecharges } from '#contract/recharge.ts';
import {
  changeMailbox,
  changePassword,
  changePhone,
  getGoogleAuth,
  recoverGoogleAuth,
  setGoogleAuth,
  verify,
} from '#contract/security.ts';
import { createSwapOrder, getSwapQuote, listSwapPairs } from '#contract/swap.ts';
import { editUser } from '#contract/account.ts';
import { listLog, listSessions, revokeSessions } from '#contract/activity.ts';
import { getUserInfo } from '#contract/user.ts';
import {
  cancelWithdrawal,
  checkAddress,
  createWithdrawal,
  getWithdrawalCost,
  listWithdrawals,
} from '#contract/withdrawals.ts';
import {
  createWorkOrder,
  getWorkOrder,
  reopenWorkOrder,
  replyWorkOrder,
  upload,
} from '#contract/workOrders.ts';
import { auditLedger } from '#core/ledger.ts';
import { parseUnits } from '#core/money.ts';
import { totp } from '#core/totp.ts';
import { createMockApi, type MockApiOptions } from '#entries/createMockApi.ts';
import { DEMO_PASSWORD_HASH, DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';
import { blacklist } from './withdrawals/addressCheck.ts';

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const micro = (text: string) => parseUnits(text, 6) ?? -1n;

function signedIn(options: MockApiOptions = {}) {
  const api = createMockApi({ isSignedIn: true, ...options });
  const client = createClient(api);
  const codes = () => ({ google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH });
  const lastCode = () => api.inbox()[0]?.code ?? '';
  return { api, client, codes, lastCode };
}

test('cost, limits and what arrives are told before anything is sent', async () => {
  const { client } = signedIn();
  const cost = await client.get(getWithdrawalCost, { query: { id: '101', amount: '5000' } });
  expect(cost).toMatchObject({
    rate: '0.001',
    network_fee: '1.2',
    fee: '6.2',
    actual_amount: '4993.8',
    min_amount: '10',
  });
  expect(cost).toMatchObject({ max_amount: '20000', day_limit: '50000', withdraw_status: 1 });
  expect(micro(cost.day_used)).toBeGreaterThan(0n);
});

test('addresses are told apart: wrong chain, contract, own, blacklisted, look-alike, another merchant’s', async () => {
  const { client } = signedIn();
  const check = (address: string, id = '101') => client.get(checkAddress, { query: { id, address } });
  expect(await check(TRON)).toMatchObject({
    valid: true,
    reason: '',
    first_use: true,
    match_families: ['tron'],
  });
  expect(await check('0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12')).toMatchObject({
    valid: false,
    reason: 'chain_mismatch',
  });
  expect(await check('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toMatchObject({ reason: 'contract' });
  expect(await check(blacklist[1] ?? '')).toMatchObject({ reason: 'blacklist' });
  expect(await check('nonsense')).toMatchObject({ reason: 'format' });
  const own = await client.get(getRechargeAddress, { body: { id: '101' } });
  expect(await check(own.address)).toMatchObject({ reason: 'self' });
  const acme = await createClient(createMockApi({ merchant: 'acme', isSignedIn: true })).get(
    getRechargeAddress,
    { body: { id: '101' } },
  );
  expect((await check(acme.address)).internal).toEqual({ mchid: '10013401', name_mask: 'Ac*** Supplies' });
});

test('a canceled withdrawal gives back what it held, and an accomplished one cannot be canceled', async () => {
  const { api, client, codes } = signedIn();
  const balance = async () => (await client.get(getWithdrawalCost, { query: { id: '101' } })).balance;
  const before = await balance();
  const made = await client.get(createWithdrawal, {
    body: { request_id: uuid(1), id: '101', address: TRON, amount: '100', ...codes() },
  });
  expect(micro(before) - micro(await balance())).toBe(100_000_000n);
  const [open] = (await client.get(listWithdrawals, { query: { trade_no: made.trade_no } })).list;
  expect(open).toMatchObject({ service_fee: '0.5', network_fee: '1.2', fee: '1.7', actual_amount: '98.3' });
  const canceled = await client.get(cancelWithdrawal, {
    body: { request_id: uuid(2), trade_no: made.trade_no },
  });
  expect(canceled).toMatchObject({
    status: 6,
    amount: '100',
    fee: '0',
    network_fee: '0',
    actual_amount: '0',
  });
  expect(await balance()).toBe(before);
  expect(
    (await client.refusal(cancelWithdrawal, { body: { request_id: uuid(3), trade_no: made.trade_no } })).data
      .reason,
  ).toBe('state_conflict');
  expect(auditLedger(api.merchant().ledger)).toEqual([]);
});

test('the audit refuses a large amount to a stranger; a transfer that goes wrong is settled by support', async () => {
  const { api, client, codes } = signedIn();
  const big = await client.get(createWithdrawal, {
    body: { request_id: uuid(1), id: '101', address: TRON, amount: '16000', ...codes() },
  });
  const odd = await client.get(createWithdrawal, {
    body: { request_id: uuid(2), id: '101', address: TRON, amount: '60', memo: 'abnormal', ...codes() },
  });
  const statusOf = async (trade_no: string) =>
    (await client.get(listWithdrawals, { query: { trade_no } })).list[0]?.status;
  api.advance(170);
  expect([await statusOf(big.trade_no), await statusOf(odd.trade_no)]).toEqual([2, 7]);
  api.advance(3700);
  expect(await statusOf(odd.trade_no)).toBe(6);
  expect(auditLedger(api.merchant().ledger)).toEqual([]);
});

test('opening + in − out = closing, and closing is the balance', async () => {
  const { api, client } = signedIn();
  const now = api.clock.now();
  const page = await client.get(listStream, {
    query: { id: '101', start_time: now - 7 * 86_400, end_time: now },
  });
  expect(micro(page.opening_balance) + micro(page.in_sum) - micro(page.out_sum)).toBe(
    micro(page.closing_balance),
  );
  expect(page.closing_balance).toBe((await client.get(getWithdrawalCost, { query: { id: '101' } })).balance);
  expect(page.list[0]?.balance_after).toBe(page.closing_balance);
});

test('a deposit is seen, confirmed block by block, credited and told of; too small a one is not', async () => {
  const { api, client } = signedIn();
  expect(api.incomingDeposit({ token: 'USDT', chain: 'Ethereum', amount: '4.99' })).toBe(false);
  expect(api.incomingDeposit({ token: 'USDT', chain: 'Ethereum', amount: '50' })).toBe(true);
  const newest = async () => (await client.get(listRecharges)).list[0];
  expect(await newest()).toMatchObject({ amount: '50', progress: 1, confirmations: 0, confirm_num: 12 });
  api.advance(40);
  expect(await newest()).toMatchObject({ progress: 1, confirmations: 3 });
  api.advance(120);
  expect(await newest()).toMatchObject({ progress: 2, confirmations: 12 });
  expect((await client.get(listNotifications)).list.some(({ title }) => title === 'Deposit credited')).toBe(
    true,
  );
});

test('a swap holds its price for fifteen seconds and asks again after that', async () => {
  const { api, client, codes } = signedIn();
  const { list } = await client.get(listSwapPairs, { body: {} });
  expect(list.filter(({ added }) => added)).toHaveLength(list.length / 2);
  const route = { pair_id: '11', direction: 1 as const, from_id: '307', to_id: '101' };
  const quote = await client.get(getSwapQuote, { body: { ...route, amount: '0.05' } });
  expect(quote.expire_time - quote.server_time).toBe(15);
  const order = { ...route, from_amount: '0.05', min_received: quote.min_received };
  expect(
    (
      await client.refusal(createSwapOrder, {
        body: { ...order, request_id: uuid(1), quote_id: quote.quote_id },
      })
    ).code,
  ).toBe(errorCode.VERIFICATION_REQUIRED);
  api.advance(16);
  const late = await client.get(createSwapOrder, {
    body: { ...order, request_id: uuid(2), quote_id: quote.quote_id, ...codes() },
  });
  expect(late).toHaveProperty('requote', true);
  const fresh = 'quote' in late ? late.quote : quote;
  const done = await client.get(createSwapOrder, {
    body: { ...order, request_id: uuid(2), quote_id: fresh.quote_id, ...codes() },
  });
  expect(done).toMatchObject({ progress: 1, to_amount: fresh.to_amount });
  api.advance(6);
  expect(api.merchant().rows.swaps.get(api.merchant().rows.swaps.length - 1)?.progress).toBe(2);
  expect(
    (await client.refusal(getSwapQuote, { body: { ...route, direction: 2, amount: '0.05' } })).data.errors,
  ).toEqual({ direction: 'direction' });
});

test('a refund holds the money, sends it back and is final', async () => {
  const { api, client, codes } = signedIn();
  const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '40' });
  expect(
    (await client.refusal(refundPayment, { body: { request_id: uuid(1), trade_no, ...codes() } })).code,
  ).toBe(errorCode.NOT_REFUNDABLE);
  api.advance(60);
  expect(
    (await client.get(refundPayment, { body: { request_id: uuid(2), trade_no, ...codes() } })).status,
  ).toBe(5);
  api.advance(301);
  const done = await client.get(getPayment, { query: { trade_no } });
  expect(done).toMatchObject({ status: 6, refunds: [{ amount: '39.8', status: 2 }] });
  expect(
    (await client.refusal(refundPayment, { body: { request_id: uuid(3), trade_no, ...codes() } })).code,
  ).toBe(errorCode.NOT_REFUNDABLE);
  expect(auditLedger(api.merchant().ledger)).toEqual([]);
});

test('a saved address rests a day; then an automatic collection may use it', async () => {
  const { api, client, codes } = signedIn();
  const body = { label: 'Vault', currency_id: '101', address: TRON };
  expect((await client.refusal(createAddress, { body })).code).toBe(errorCode.VERIFICATION_REQUIRED);
  const saved = await client.get(createAddress, { body: { ...body, ...codes() } });
  expect(saved.status).toBe(2);
  const withdrawal = { request_id: uuid(1), id: '101', address: TRON, amount: '50', ...codes() };
  expect((await client.refusal(createWithdrawal, { body: withdrawal })).data.errors).toEqual({
    address: 'address_cooling',
  });
  api.advance(24 * 3600);
  const { list } = await client.get(listAddresses, { query: { keyword: 'Vault' } });
  expect(list[0]?.status).toBe(1);
  const collection = {
    currency_id: '101',
    open: 1,
    threshold: '30',
    keep_amount: '1000',
    address_id: saved.id,
    schedule: 'daily 23:30',
  };
  expect((await client.refusal(editBillSetting, { body: { collections: [collection] } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  await client.get(editBillSetting, { body: { collections: [collection], ...codes() } });
  api.advance(24 * 3600);
  const [plan] = (await client.get(getBillSetting)).collections;
  expect(plan && plan.last_time > 0 && plan.next_time - plan.last_time).toBe(86_400);
  const swept = (await client.get(listWithdrawals, { query: { address: TRON } })).list[0];
  expect(swept).toMatchObject({ source: 3, label: 'Vault', status: 5 });
  const { list: entries } = await client.get(listStream, { query: { type: 7 } });
  expect(entries[0]).toMatchObject({ amount: swept?.amount, ref_no: swept?.trade_no });
  expect(auditLedger(api.merchant().ledger)).toEqual([]);
});

test('only saved addresses, when the merchant wants it so', async () => {
  const { client, codes } = signedIn();
  await client.get(setAddressPolicy, { body: { only_saved: 1, ...codes() } });
  const body = { request_id: uuid(1), id: '101', address: TRON, amount: '50', ...codes() };
  expect((await client.refusal(createWithdrawal, { body })).data.errors).toEqual({
    address: 'address_not_saved',
  });
});

test('five wrong codes lock for a quarter of an hour', async () => {
  const { api, client, codes } = signedIn();
  const body = {
    request_id: uuid(1),
    id: '101',
    address: TRON,
    amount: '50',
    password: DEMO_TRADE_PASSWORD_HASH,
    google_code: '000000',
  };
  for (let i = 0; i < 5; i += 1)
    expect((await client.refusal(createWithdrawal, { body })).code).toBe(errorCode.GOOGLE_CODE_WRONG);
  expect(await client.refusal(createWithdrawal, { body: { ...body, ...codes() } })).toMatchObject({
    code: errorCode.TOO_FREQUENT,
    data: { reason: 'locked' },
  });
  api.advance(901);
  expect((await client.get(createWithdrawal, { body: { ...body, ...codes() } })).status).toBe(1);
});

test('codes by e-mail: once a minute, good for ten minutes, good once', async () => {
  const { api, client, lastCode } = signedIn();
  await client.get(sendEmailCode, { body: { type: 6 } });
  expect(await client.refusal(sendEmailCode, { body: { type: 6 } })).toMatchObject({
    code: errorCode.TOO_FREQUENT,
    data: { reason: 'interval', wait: 60 },
  });
  const old = lastCode();
  api.advance(601);
  expect((await client.refusal(verify, { body: { type: 6, email_code: old } })).code).toBe(
    errorCode.EMAIL_CODE_WRONG,
  );
  await client.get(sendEmailCode, { body: { type: 6 } });
  const code = lastCode();
  expect((await client.get(verify, { body: { type: 6, email_code: code } })).ticket).toMatch(/^tkt_/);
  expect((await client.refusal(verify, { body: { type: 6, email_code: code } })).code).toBe(
    errorCode.EMAIL_CODE_WRONG,
  );
});

test('a new e-mail address takes two steps, and closes withdrawals for a day', async () => {
  const { api, client, lastCode } = signedIn();
  const body = { email: 'treasury@northwind.example', email_code: '123456' };
  expect((await client.refusal(changeMailbox, { body })).code).toBe(errorCode.VERIFICATION_REQUIRED);
  await client.get(sendEmailCode, { body: { type: 6 } });
  const { ticket } = await client.get(verify, { body: { type: 6, email_code: lastCode() } });
  await client.get(sendEmailCode, { body: { type: 9, email: body.email } });
  const changed = await client.get(changeMailbox, { body: { ...body, ticket, email_code: lastCode() } });
  expect(changed).toMatchObject({
    email_mask: 't***@northwind.example',
    withdraw_lock_until: api.clock.now() + 86_400,
  });
  const withdrawal = { request_id: uuid(1), id: '101', address: TRON, amount: '50' };
  expect(await client.refusal(createWithdrawal, { body: withdrawal })).toMatchObject({
    code: errorCode.WITHDRAWALS_CLOSED,
    data: { reason: 'email' },
  });
});

test('the authenticator is bound with a real code, changed, recovered', async () => {
  const { api, client, lastCode } = signedIn({ scenario: 'user.noMethod' });
  const { secret, qrcode } = await client.get(getGoogleAuth);
  expect(qrcode).toContain(`secret=${secret}`);
  await client.get(sendEmailCode, { body: { type: 5 } });
  const bound = await client.get(setGoogleAuth, {
    body: { action: 1, google_code: totp(secret, api.clock.now()), email_code: lastCode() },
  });
  expect(bound).toMatchObject({ bind_google_auth: true });
  expect(bound.recovery_codes).toHaveLength(10);
  expect((await client.get(getGoogleAuth)).secret).toBe('');
  api.advance(61);
  await client.get(sendEmailCode, { body: { type: 5 } });
  const recovery_code = bound.recovery_codes?.[3] ?? '';
  const freed = await client.get(recoverGoogleAuth, { body: { recovery_code, email_code: lastCode() } });
  expect(freed.bind_google_auth).toBe(false);
  expect((await client.get(getUserInfo)).withdraw_lock_until).toBeGreaterThan(api.clock.now());
});

test('an application is audited in two stages, refused with reasons, corrected, and opened', async () => {
  const { api, client, lastCode } = signedIn({ merchant: 'fresh' });
  const missing = await client.refusal(editUser, { body: { submit: 1, email_code: '123456' } });
  expect(missing.data.errors).toEqual({
    'merchant.website': 'urlAddress',
    'merchant.address.country': 'required',
    documents: 'required',
  });
  const merchant = { website: 'https://tailspin.example', address: { country: 'DE' } };
  const submit = async (documents: string[]) => {
    api.advance(61);
    await client.get(sendEmailCode, { body: { type: 4 } });
    return client.get(editUser, { body: { merchant, submit: 1, documents, email_code: lastCode() } });
  };
  expect(await submit(['reject.png'])).toMatchObject({ status: 1, audit: { stage: 1, state: 1 } });
  api.advance(121);
  expect(await client.get(getUserInfo)).toMatchObject({ status: 1, audit: { stage: 2, state: 1 } });
  api.advance(120);
  const failed = await client.get(getUserInfo);
  expect(failed).toMatchObject({
    status: 2,
    audit: { stage: 2, state: 3, fields: [{ field: 'documents' }] },
  });
  expect(await submit(['registration.png'])).toMatchObject({ status: 1 });
  api.advance(241);
  expect(await client.get(getUserInfo)).toMatchObject({ status: 3, audit: { stage: 3, state: 2 } });
  const { list } = await client.get(listNotifications);
  expect(list.map(({ title }) => title).slice(0, 2)).toEqual([
    'Merchant permission approved',
    'Merchant permission not approved',
  ]);
});

test('a phone is bound with a code that was sent to it, and a ticket', async () => {
  const { client, lastCode } = signedIn({ scenario: 'user.noMethod' });
  await client.get(sendEmailCode, { body: { type: 10 } });
  const { ticket } = await client.get(verify, { body: { type: 10, email_code: lastCode() } });
  await client.get(sendSmsCode, { body: { type: 1, area_code: '+49', phone: '15112345678' } });
  const number = { action: 1 as const, area_code: '+49', phone: '15112345678', sms_code: lastCode() };
  expect((await client.refusal(changePhone, { body: number })).code).toBe(errorCode.VERIFICATION_REQUIRED);
  const body = { ...number, ticket };
  expect((await client.get(changePhone, { body })).phone_mask).toBe('151****678');
  expect((await client.get(getUserInfo)).phone).toBe('15112345678');
});

test('a changed password closes withdrawals and is written in the log', async () => {
  const { api, client } = signedIn();
  const next = 'c'.repeat(64);
  const body = { old_password: DEMO_PASSWORD_HASH, password: next, confirm_password: next };
  expect((await client.refusal(changePassword, { body })).code).toBe(errorCode.VERIFICATION_REQUIRED);
  await client.get(changePassword, { body: { ...body, google_code: api.currentTotp() } });
  expect((await client.get(listLog)).list[0]).toMatchObject({
    content: 'Changed the account password',
    result: 1,
    current: true,
  });
  const byPassword = await client.get(login, {
    body: { email: 'finance@northwind.example', password: next },
  });
  expect(byPassword.token).toMatch(/^tok_/);
});

test('freezing is at once; thawing is verified and takes a day', async () => {
  const { client, codes, api } = signedIn();
  await client.get(freezeFunds, { body: { open: 1 } });
  expect((await client.refusal(freezeFunds, { body: { open: 2 } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  const { withdraw_lock_until } = await client.get(freezeFunds, { body: { open: 2, ...codes() } });
  expect(withdraw_lock_until).toBe(api.clock.now() + 86_400);
});

test('other sessions are listed and ended', async () => {
  const { api, client } = signedIn();
  const other = api.signIn('authorised');
  expect((await client.get(listSessions)).total).toBe(2);
  expect(await client.get(revokeSessions, { body: {} })).toEqual({ count: 1 });
  expect((await client.refusal(getUserInfo, { token: other })).status).toBe(401);
});

test('a secret is shown once, and kept only as its last letters', async () => {
  const { api, client, codes } = signedIn();
  const body = {
    name: 'Pop-up',
    website: 'https://p.example',
    notify_url: 'https://p.example/h',
    mode: 1 as const,
    payment_mode: 3 as const,
    currency_ids: ['108'],
  };
  const made = await client.get(createApplication, { body: { ...body, ...codes() } });
  expect(made.secret_key).toMatch(/^sk_live_[0-9a-f]{40}$/);
  const again = await client.get(getApplication, { query: { id: made.id } });
  expect(again.secret_mask).toBe(`sk_…${made.secret_key.slice(-4)}`);
  expect(JSON.stringify(again)).not.toContain(made.secret_key);
  const rotated = await client.get(editApplication, {
    body: { id: made.id, reset_secret: 1, overlap_hours: 24, ...codes() },
  });
  expect(rotated.secret_key).not.toBe(made.secret_key);
  // A code is good once, and those of this half minute are used.
  api.advance(30);
  expect(
    (await client.get(refreshGoogleSecret, { body: { id: made.id, google_code: codes().google_code } }))
      .secret,
  ).not.toBe('');
  const local = { ...body, name: 'Local', notify_url: 'http://localhost:3000/h' };
  expect((await client.refusal(createApplication, { body: local })).data.errors).toEqual({
    notify_url: 'private_address',
  });
  const blocked = { ...body, name: 'Blocked', ip_whitelist_status: 1 as const };
  expect((await client.refusal(createApplication, { body: blocked })).data.errors).toEqual({
    ip_whitelist: 'empty_whitelist',
  });
});

test('a callback is tried by its schedule until the tries are used up; then only by hand', async () => {
  const { api, client } = signedIn();
  const { apps } = api.merchant().rows;
  const [app] = apps.all();
  if (app) apps.replace(0, { ...app, notifyUrl: 'https://fail.northwind.example/hooks' });
  while ((await client.get(listCallbacks, { query: { keyword: 'fail.' } })).total === 0) {
    api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '5' });
    api.advance(60);
  }
  const [first] = (await client.get(listCallbacks, { query: { keyword: 'fail.' } })).list.slice(-1);
  const id = first?.id ?? '';
  expect(first).toMatchObject({ status: 5, http_code: 500 });
  expect((first?.next_time ?? 0) > 0).toBe(true);
  api.advance(9 * 3600);
  const done = await client.get(getCallback, { query: { id } });
  expect(done).toMatchObject({ status: 7, attempts: 8, retries: MOST_RETRIES, next_time: 0 });
  const waits = done.attempt_list
    .slice(1)
    .map(({ time }, index) => time - (done.attempt_list[index]?.time ?? 0));
  expect(waits).toEqual([15, 30, 60, 300, 900, 3600, 21_600]);
  expect((await client.get(resendCallbacks, { body: { ids: [id] } })).count).toBe(1);
  expect((await client.refusal(resendCallbacks, { body: { ids: [id] } })).code).toBe(errorCode.TOO_FREQUENT);
  const after = await client.get(getCallback, { query: { id } });
  expect(after).toMatchObject({ status: 7, attempts: 9, retries: MOST_RETRIES, next_time: 0 });
  expect(after.attempt_list.at(-1)).toMatchObject({ no: 9, manual: true });
  const tried = await client.get(testCallback, {
    body: {
      appid: app?.appid ?? '',
      event: 'payment.paid',
      url: 'https://slow.example/h',
      google_code: api.currentTotp(),
      password: DEMO_TRADE_PASSWORD_HASH,
    },
  });
  expect(tried.attempt_list[0]?.response).toMatchObject({ http_code: 0, error: 'timeout' });
});

test('a work order is read, answered, settled, reopened within seven days, closed', async () => {
  const { api, client } = signedIn();
  const made = await client.get(createWorkOrder, {
    body: { type: 1, theme: 'Not credited', description: 'Since an hour.' },
  });
  const statusNow = async () => (await client.get(getWorkOrder, { query: { id: made.id } })).status;
  api.advance(61);
  expect(await statusNow()).toBe(2);
  api.advance(120);
  expect(await statusNow()).toBe(3);
  await client.get(replyWorkOrder, { body: { id: made.id, content: 'From an exchange.' } });
  api.advance(181);
  expect(await statusNow()).toBe(4);
  expect((await client.get(reopenWorkOrder, { body: { id: made.id } })).status).toBe(2);
  api.advance(200);
  api.advance(8 * 86_400);
  // The session has ended meanwhile, as sessions do.
  const token = api.signIn('authorised');
  expect((await client.refusal(reopenWorkOrder, { token, body: { id: made.id } })).data.reason).toBe(
    'state_conflict',
  );
  // It was closed automatically a week after completion.
  const closed = await client.get(getWorkOrder, { token, query: { id: made.id } });
  expect(closed.status).toBe(5);
  const body = { type: 1, theme: 'x', description: 'y', trade_no: '123' };
  const wrong = await client.refusal(createWorkOrder, { token, body });
  expect(wrong.data.errors).toEqual({ trade_no: 'trade_no' });
});

test('an image is known by its bytes', async () => {
  const { api } = signedIn();
  const send = async (bytes: readonly number[], name: string) => {
    const body = new FormData();
    body.append('file', new File([Uint8Array.from(bytes)], name));
    return (await api.handle(new Request(`http://mock.test${upload.path}`, { method: 'POST', body }))).json();
  };
  const png = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 200, 0, 0, 0, 100,
    8, 6,
  ];
  expect(await send(png, 'logo.gif')).toMatchObject({ code: 200, data: { width: 200, height: 100 } });
  const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
  expect(await send(gif, 'logo.png')).toMatchObject({
    code: errorCode.PARAMETER_ERROR,
    data: { errors: { file: 'image_gif' } },
  });
  expect(await send([1, 2, 3], 'logo.png')).toMatchObject({
    code: errorCode.PARAMETER_ERROR,
    data: { errors: { file: 'image_type' } },
  });
});
