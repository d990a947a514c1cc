import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { createAddress, listAddresses } from '#contract/addresses.ts';
import { createApplication, getApplication, refreshGoogleSecret } from '#contract/applications.ts';
import { login } from '#contract/auth.ts';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { editBillSetting, getBillSetting } from '#contract/billing.ts';
import {
  getCallback,
  listCallbacks,
  MOST_RETRIES,
  resendCallbacks,
  testCallback,
} from '#contract/callbacks.ts';
import { listCurrencies } from '#contract/currencies.ts';
import { freezeFunds, listStream } from '#contract/funds.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getRechargeAddress, listRecharges } from '#contract/recharge.ts';
import {
  changeMailbox,
  changePassword,
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
  replyWorkOrder,
  upload,
  listWorkOrders,
} from '#contract/workOrders.ts';
import { auditLedger } from '#testing/auditLedger.ts';
import { parseUnits } from '#core/books/money.ts';
import { totp } from '#core/access/codes.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_PASSWORD_HASH } from '#fixtures/identity.ts';
import { codesOf, createClient, signedIn, TRON, uuid } from '#testing/client.ts';
import { newcomer } from './auth/newMerchant.ts';
import { nextRun } from './billing/collectionAmounts.ts';
import { blacklist } from './withdrawals/addressCheck.ts';
import * as v from 'valibot';
import { listAssets } from '#contract/statistics.ts';
import { createTransfer, listTransfers } from '#contract/transfers.ts';

const micro = (text: string) => parseUnits(text, 6) ?? -1n;

test('the withdrawal cost call returns fees, limits and the net amount', async () => {
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
  expect(micro(cost.day_used ?? '')).toBeGreaterThan(0n);
});

test('the address check returns the reason if an address is invalid', async () => {
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

test('only a withdrawal under review can be canceled', async () => {
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
    await client.reason(cancelWithdrawal, { body: { request_id: uuid(3), trade_no: made.trade_no } }),
  ).toBe('state_conflict');
  expect(auditLedger(api.merchant().ledger)).toEqual([]);
});

test('support cancels an abnormal withdrawal an hour later', async () => {
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

test('a deposit above the minimum is detected, confirmed and credited', async () => {
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

test('a swap requires a new quote after fifteen seconds', async () => {
  const { api, client, codes } = signedIn();
  const { list } = await client.get(listSwapPairs, { body: {} });
  expect(list.filter(({ added }) => added)).toHaveLength(list.length / 2);
  const route = { pair_id: '11', direction: 1 as const, from_id: '307', to_id: '101' };
  const quote = await client.get(getSwapQuote, { body: { ...route, amount: '0.05' } });
  expect(quote.expire_time - (quote.server_time ?? 0)).toBe(15);
  const order = { ...route, from_amount: '0.05', min_received: quote.min_received };
  expect(
    await client.code(createSwapOrder, {
      body: { ...order, request_id: uuid(1), quote_id: quote.quote_id },
    }),
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
  expect(await client.errors(getSwapQuote, { body: { ...route, direction: 2, amount: '0.05' } })).toEqual({
    direction: 'direction',
  });
});

test('a collection uses a saved address only after its cooling-off period', async () => {
  const { api, client, codes } = signedIn();
  const body = { label: 'Vault', currency_id: '101', address: TRON };
  expect(await client.code(createAddress, { body })).toBe(errorCode.VERIFICATION_REQUIRED);
  const saved = await client.get(createAddress, { body: { ...body, ...codes() } });
  expect(saved.status).toBe(2);
  const withdrawal = { request_id: uuid(1), id: '101', address: TRON, amount: '50', ...codes() };
  expect(await client.errors(createWithdrawal, { body: withdrawal })).toEqual({
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
  expect(await client.code(editBillSetting, { body: { collections: [collection] } })).toBe(
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

test.each([
  ['daily 10:00', 'Asia/Shanghai', '2026-11-20T02:00:00Z', '2026-11-21T02:00:00Z'],
  ['weekly 1 10:00', 'UTC', '2026-11-20T10:45:00Z', '2026-11-23T10:00:00Z'],
  ['daily 10:00', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-01T15:00:00Z'],
  // In Santiago, the clocks skipped midnight on September 6, 2026.
  ['daily 10:00', 'America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06T13:00:00Z'],
])('a collection %s in %s keeps its local time after %s', (schedule, zone, now, next) => {
  const at = (text: string) => Date.parse(text) / 1000;
  expect(nextRun(schedule, zone, at(now))).toBe(at(next));
});

test('a collection keeps its local time after the time zone was changed', async () => {
  const { api, client, codes } = signedIn();
  const { list } = await client.get(listAddresses, { query: { status: '1' } });
  const address_id = list.find(({ currency_id }) => currency_id === '101')?.id ?? '';
  const rule = { currency_id: '101', open: 1, threshold: '30', keep_amount: '1000', address_id };
  const collections = [{ ...rule, schedule: 'daily 23:30' }];
  await client.get(editBillSetting, { body: { collections, ...codes() } });
  await client.get(editUser, { body: { merchant: { time_zone: 'Asia/Shanghai' } } });
  api.advance(24 * 3600);
  expect((await client.get(getBillSetting)).collections).toMatchObject([
    {
      last_time: Date.parse('2026-11-20T23:30:00+08:00') / 1000,
      next_time: Date.parse('2026-11-21T23:30:00+08:00') / 1000,
    },
  ]);
});

test('an email code can be used once within ten minutes', async () => {
  const { api, client, lastCode } = signedIn();
  await client.get(sendEmailCode, { body: { type: 6 } });
  expect(await client.refusal(sendEmailCode, { body: { type: 6 } })).toMatchObject({
    code: errorCode.TOO_FREQUENT,
    data: { reason: 'interval', wait: 60 },
  });
  const old = lastCode();
  api.advance(601);
  expect(await client.code(verify, { body: { type: 6, email_code: old } })).toBe(errorCode.EMAIL_CODE_WRONG);
  await client.get(sendEmailCode, { body: { type: 6 } });
  const code = lastCode();
  expect((await client.get(verify, { body: { type: 6, email_code: code } })).ticket).toMatch(/^tkt_/);
  expect(await client.code(verify, { body: { type: 6, email_code: code } })).toBe(errorCode.EMAIL_CODE_WRONG);
});

test('a two-step change of the email address pauses withdrawals for a day', async () => {
  const { api, client, lastCode } = signedIn();
  const body = { email: 'treasury@northwind.example', email_code: '123456' };
  expect(await client.code(changeMailbox, { body })).toBe(errorCode.VERIFICATION_REQUIRED);
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

test('the setup of an authenticator returns recovery codes that can remove it', async () => {
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

test('a corrected application is approved after it was rejected', async () => {
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

test('a password change requires verification, is reported and ends all other sessions', async () => {
  const { api, client } = signedIn();
  const other = api.signIn();
  const next = 'c'.repeat(64);
  const body = { old_password: DEMO_PASSWORD_HASH, password: next, confirm_password: next };
  expect(await client.code(changePassword, { body })).toBe(errorCode.VERIFICATION_REQUIRED);
  const token = api.signIn();
  await client.get(changePassword, { token, body: { ...body, google_code: api.currentTotp() } });
  expect((await client.get(listLog, { token })).list[0]).toMatchObject({
    content: 'Changed the account password',
    result: 1,
    current: true,
  });
  const titleIn = async (language: string) =>
    (await client.get(listNotifications, { token, headers: { 'X-Language': language } })).list[0]?.title;
  expect(await titleIn('zh-CN')).toBe('安全设置已变更：密码');
  expect(await titleIn('en-US')).toBe('Security setting changed: password');
  expect((await client.refusal(getUserInfo, { token: other })).status).toBe(401);
  const byPassword = await client.get(login, {
    body: { email: 'finance@northwind.example', password: next },
  });
  expect(byPassword.token).toMatch(/^tok_/);
});

test('withdrawals stay paused for a day after the merchant unfreezes them', async () => {
  const { client, codes, api } = signedIn();
  await client.get(freezeFunds, { body: { open: 1 } });
  expect(await client.code(freezeFunds, { body: { open: 2 } })).toBe(errorCode.VERIFICATION_REQUIRED);
  const { withdraw_lock_until } = await client.get(freezeFunds, { body: { open: 2, ...codes() } });
  expect(withdraw_lock_until).toBe(api.clock.now() + 86_400);
});

test('a merchant can end all other sessions', async () => {
  const { api, client } = signedIn();
  const other = api.signIn('authorised');
  expect((await client.get(listSessions)).total).toBe(2);
  expect(await client.get(revokeSessions, { body: {} })).toEqual({ count: 1 });
  expect((await client.refusal(getUserInfo, { token: other })).status).toBe(401);
});

test('a secret key is returned only when it is created', async () => {
  const { client, codes } = signedIn();
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
  const { google_code } = codes();
  expect((await client.get(refreshGoogleSecret, { body: { id: made.id, google_code } })).secret).not.toBe('');
  const blocked = { ...body, name: 'Blocked', ip_whitelist_status: 1 as const };
  expect(await client.errors(createApplication, { body: blocked })).toEqual({
    ip_whitelist: 'empty_whitelist',
  });
});

test('a callback isn’t retried after its last retry, but can be resent manually', async () => {
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
  expect(await client.code(resendCallbacks, { body: { ids: [id] } })).toBe(errorCode.TOO_FREQUENT);
  const after = await client.get(getCallback, { query: { id } });
  expect(after).toMatchObject({ status: 7, attempts: 9, retries: MOST_RETRIES, next_time: 0 });
  expect(after.attempt_list.at(-1)).toMatchObject({ no: 9, manual: true });
  const tried = await client.get(testCallback, {
    body: {
      appid: app?.appid ?? '',
      event: 'payment.paid',
      url: 'https://slow.example/h',
      ...codesOf(api),
    },
  });
  expect(tried.attempt_list[0]?.response).toMatchObject({ http_code: 0, error: 'timeout' });
});

test('a work order is completed after a reply', async () => {
  const { api, client } = signedIn();
  const { id } = await client.get(createWorkOrder, {
    body: { type: 1, theme: 'Not credited', description: 'Since an hour.' },
  });
  const statusNow = async () => (await client.get(getWorkOrder, { query: { id } })).status;
  api.advance(61);
  expect(await statusNow()).toBe(2);
  api.advance(120);
  expect(await statusNow()).toBe(3);
  await client.get(replyWorkOrder, { body: { id, content: 'From an exchange.' } });
  api.advance(181);
  expect(await statusNow()).toBe(4);
});

test('the type of an image is recognized by its content', async () => {
  const { api } = signedIn();
  const send = async (bytes: readonly number[], name: string) => {
    const body = new FormData();
    body.append('file', new File([Uint8Array.from(bytes)], name));
    return (await api.handle(new Request(`http://mock.test${upload.path}`, { method: 'POST', body }))).json();
  };
  const header = [0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 200, 0, 0, 0, 100, 8, 6];
  const png = [0x89, 0x50, 0x4e, 0x47, ...header];
  expect(await send(png, 'logo.gif')).toMatchObject({ code: 200, data: { width: 200, height: 100 } });
  const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
  const refused = { code: errorCode.PARAMETER_ERROR, data: { errors: { file: 'image_gif' } } };
  expect(await send(gif, 'logo.png')).toMatchObject(refused);
});

const chinese = { 'X-Language': 'zh-CN' };
const isChinese = /[\u4e00-\u9fff]/;

test('the reason for rejecting an application is in the requested language', async () => {
  const { client } = signedIn({ merchant: 'rejected' });
  const english = (await client.get(getUserInfo)).audit;
  const { audit } = await client.get(getUserInfo, { headers: chinese });
  expect(english.reason).toBe('Two documents weren’t accepted');
  expect(english.fields.map(({ field }) => field)).toEqual(audit.fields.map(({ field }) => field));
  for (const { reason } of [audit, ...audit.fields]) expect(reason).toMatch(isChinese);
});

test('the record and the notification of a rejected withdrawal have the same reason', async () => {
  const { client } = signedIn();
  const ask = async (headers: Record<string, string>) => {
    const { list } = await client.get(listWithdrawals, { query: { status: 2 }, headers });
    const notifications = await client.get(listNotifications, { query: { types: 4, pageSize: 50 }, headers });
    const reason = list[0]?.reason ?? '';
    return { reason, isNotified: notifications.list.some(({ content }) => content.includes(reason)) };
  };
  const english = 'The withdrawal address is new and couldn’t be verified';
  expect(await ask({})).toEqual({ reason: english, isNotified: true });
  expect(await ask(chinese)).toEqual({ reason: expect.stringMatching(isChinese), isNotified: true });
});

test("only the messages of support are translated into the reader's language", async () => {
  const { api, client } = signedIn();
  const body = { type: 1, theme: 'Not credited', description: 'Since an hour.' };
  const { id } = await client.get(createWorkOrder, { body });
  api.advance(200);
  const { messages } = await client.get(getWorkOrder, { query: { id }, headers: chinese });
  expect(messages.map(({ content }) => content)).toEqual([
    'Since an hour.',
    expect.stringMatching(isChinese),
  ]);
  const { list } = await client.get(listWorkOrders, { query: { pageSize: 50 } });
  for (const order of list) {
    const ask = { query: { id: order.id } };
    const english = (await client.get(getWorkOrder, ask)).messages;
    const other = (await client.get(getWorkOrder, { ...ask, headers: chinese })).messages;
    other.forEach((one, index) => {
      expect(english[index]?.content).not.toMatch(isChinese);
      expect(isChinese.test(one.content)).toBe(one.author === 2);
    });
  }
});

test.each([
  ['any.failed500', getUserInfo],
  ['any.partial', listNotifications],
  ['recharge.listFailed', listRecharges],
] as const)(
  'the message of an internal error is in the requested language: %s',
  async (scenario, endpoint) => {
    const { client } = signedIn({ scenario });
    const say = async (headers: Record<string, string>) =>
      v.parse(v.object({ msg: v.string() }), await (await client.send(endpoint, { headers })).json()).msg;
    expect(await say({})).not.toMatch(isChinese);
    expect(await say(chinese)).toMatch(isChinese);
  },
);

test('a transfer appears in the other merchant’s balance and movements', async () => {
  const api = createMockApi();
  const us = createClient(api, api.signIn());
  const body = {
    request_id: uuid(1),
    account: '10013401',
    id: '101',
    amount: '12.5',
    remark: 'June',
    ...codesOf(api),
  };
  const { trade_no } = await us.get(createTransfer, { body });
  const [row] = (await us.get(listTransfers, { query: { request_id: uuid(1) } })).list;
  expect(row).toMatchObject({ trade_no, account: '10013401', request_id: uuid(1), amount: '12.5' });

  const they = createClient(api, api.signIn('acme'));
  const [got] = (await they.get(listTransfers)).list;
  expect(got).toMatchObject({ direction: 1, amount: '12.5', remark: 'June', account: '', request_id: '' });
  const { list: assets } = await they.get(listAssets);
  expect(assets.flatMap(({ subset }) => subset).find(({ id }) => id === '101')?.balance).toBe('25012.5');
  const [notifications] = (await they.get(listNotifications)).list;
  expect(notifications?.content).toContain('12.5');
});

test('previous recipients are listed with their accounts', async () => {
  const { client } = signedIn();
  const { list } = await client.get(listTransfers, { query: { direction: 2 } });
  expect(new Set(list.map(({ account }) => account))).toContain('10013403');
});

test('a recipient who registered later is listed with the account and name', async () => {
  const { api, client, codes } = signedIn();
  const { mchid: account } = newcomer(api.bank, 'shop@new.example', '', 'New Shop');
  const body = { request_id: uuid(1), account, id: '101', amount: '10', ...codes() };
  await client.get(createTransfer, { body });
  const [row] = (await client.get(listTransfers)).list;
  expect(row).toMatchObject({ account, name_mask: 'Ne*** Shop' });
});

const thin = { pair_id: '57', direction: 2, from_id: '108', to_id: '808' } as const;

test('a large swap changes the price of a thinly traded pair', async () => {
  const { client } = signedIn();
  const quote = await client.get(getSwapQuote, { body: { ...thin, amount: '6000' } });
  expect(quote.price_impact).toBe('6');
});

test('a pair on a network under maintenance is paused', async () => {
  const { client } = signedIn();
  const { list } = await client.get(listSwapPairs, { body: {} });
  expect(list.filter(({ status }) => status === 2).map(({ id }) => id)).toEqual(['18', '58']);
  const { list: networks } = await client.get(listCurrencies, { query: { all: '1' } });
  const base = networks.find(({ chain }) => chain === 'Base');
  expect(base?.subset.map(({ swap_status }) => swap_status)).toEqual([2, 2]);
});

test('a swap without a counterparty returns the given amount', async () => {
  const { api, client } = signedIn({ scenario: 'swap.canceled' });
  const { quote_id, min_received } = await client.get(getSwapQuote, { body: { ...thin, amount: '100' } });
  const order = await client.get(createSwapOrder, {
    body: { ...thin, request_id: uuid(2), quote_id, from_amount: '100', min_received },
  });
  if (!('trade_no' in order)) throw new Error('a new quote came instead');
  api.advance(6);
  const { list } = await client.get(listStream, { query: { type: 3, keyword: order.trade_no } });
  expect(list.map(({ direction, amount, remark }) => [direction, amount, remark])).toEqual([
    [1, '100', 'canceled'],
    [2, '100', ''],
  ]);
});
