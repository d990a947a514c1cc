import { errorCode } from '#contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { editBillSetting, exportStatement, listStatements } from '#contract/billing.ts';
import { emailPurpose } from '#contract/enumerations.ts';
import { createWithdrawal } from '#contract/withdrawals.ts';
import { answerControl } from '#entries/control/control.ts';
import type { Spreadsheet } from '#core/files/spreadsheet.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { codesOf, createClient } from '#testing/client.ts';
import { newcomer } from '../auth/newMerchant.ts';
import { nextStatementAt } from '../statements/write.ts';

const DAY = 86_400;
const PHRASE = 'Blue heron at dawn';

function signedIn() {
  const sheets: Spreadsheet[] = [];
  const api = createMockApi({
    isSignedIn: true,
    writeSheet: async (sheet) => {
      sheets.push(sheet);
      return new Uint8Array();
    },
  });
  api.merchant().profile.antiPhishing = PHRASE;
  return { api, sheets, client: createClient(api) };
}

const at = (text: string) => Date.parse(text) / 1000;

describe('statements', () => {
  it.each([
    [1, 'UTC', '2026-11-20T10:45:00Z', '2026-11-23T00:00:00Z'],
    [2, 'UTC', '2026-11-20T10:45:00Z', '2026-12-01T00:00:00Z'],
    [2, 'Asia/Shanghai', '2026-11-30T17:00:00Z', '2026-12-31T16:00:00Z'],
    // In New York, clocks were set back on November 1, 2026.
    [2, 'America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T04:00:00Z'],
  ])(
    'with period %i in time zone %s that are due after %s are generated at %s',
    (period, zone, after, next) => {
      expect(nextStatementAt(period, zone, at(after))).toBe(at(next));
    },
  );

  it('are generated at the end of each period in the selected language', async () => {
    const { api, client, sheets } = signedIn();
    const statement = { period: 1, email: 'books@northwind.example', lang: 'zh-CN', format: 'xlsx' } as const;
    const proof = codesOf(api);
    await client.get(editBillSetting, { body: { statement, ...proof } });
    const { next_time } = await client.get(listStatements, { query: {} });
    api.advance(next_time - api.clock.now() - 1);
    expect((await client.get(listStatements, { query: {} })).total).toBe(0);
    api.advance(1);
    const { list } = await client.get(listStatements, { query: {} });
    expect(list).toMatchObject([
      { period: 1, email: 'books@northwind.example', lang: 'zh-CN', format: 'xlsx', end_time: next_time - 1 },
    ]);
    const [row] = list;
    expect(row && row.end_time - row.start_time + 1).toBe(7 * DAY);
    expect(api.inbox()[0]).toMatchObject({ to: 'books@northwind.example', language: 'zh-CN', code: '' });
    expect(api.inbox()[0]?.text).toContain(`防钓鱼码：${PHRASE}`);
    const answer = await client.send(exportStatement, { query: { id: row?.id ?? '' } });
    expect(answer.headers.get('content-disposition')).toContain('statement-');
    const cells = [...(sheets[0]?.rows ?? [])];
    expect(cells.length).toBeGreaterThan(3);
    for (const [, , opening, came, went, closing] of cells)
      expect(micro(opening) + micro(came) - micro(went)).toBe(micro(closing));
    api.advance(7 * DAY);
    api.tick();
    expect(api.merchant().settings.statements).toHaveLength(2);
  });

  it("aren't generated twice or while they are turned off", async () => {
    const { api, client } = signedIn();
    const statement = { email: '', lang: 'en-US' } as const;
    await client.get(editBillSetting, { body: { statement: { ...statement, period: 1 } } });
    await client.get(editBillSetting, { body: { statement: { ...statement, period: 2 } } });
    await client.get(editBillSetting, { body: { statement: { ...statement, period: 1 } } });
    api.advance(7 * DAY);
    api.tick();
    expect(api.merchant().settings.statements).toHaveLength(1);
    api.merchant().settings.nextStatementAt = 0;
    api.advance(40 * DAY);
    api.tick();
    expect(api.merchant().settings.statements).toHaveLength(1);
  });

  it("can't be exported with an unknown ID", async () => {
    const { client } = signedIn();
    const refused = await client.refusal(exportStatement, { query: { id: '1' } });
    expect([refused.code, refused.data.reason]).toEqual([errorCode.OPERATION_FAILED, 'not_found']);
  });
});

/** Parses an amount in units of 10⁻¹⁸, so that sums are exact. */
function micro(cell: string | number | undefined): bigint {
  const [whole = '0', places = ''] = String(cell).split('.');
  return BigInt(whole + places.padEnd(18, '0'));
}

describe('emails', () => {
  it('contain a code and the anti-phishing phrase in both languages', async () => {
    const { api, client } = signedIn();
    await client.get(sendEmailCode, { body: { type: emailPurpose.withdrawal } });
    const [english] = api.inbox('en-US');
    const [chinese] = api.inbox('zh-CN');
    expect(english).toMatchObject({ channel: 'email', language: 'en-US', purpose: emailPurpose.withdrawal });
    expect(english?.code).toMatch(/^\d{6}$/);
    expect(english?.text).toContain(`Your code is ${english?.code}.`);
    expect(english?.text).toContain(`Anti-phishing phrase: ${PHRASE}`);
    expect(chinese?.text).toContain(`您的验证码是 ${english?.code}，`);
    expect(chinese?.subject).toMatch(/^验证码：/);
  });

  it('contain the anti-phishing phrase if the address is typed in another case', async () => {
    const { api, client } = signedIn();
    const email = 'Finance@Northwind.Example';
    await client.get(sendEmailCode, { body: { type: emailPurpose.retrievePassword, email } });
    expect(api.inbox()[0]?.text).toContain(PHRASE);
  });

  it('don’t contain the phrase of a deleted account with the same address', async () => {
    const { api, client } = signedIn();
    const { email } = api.merchant().profile;
    api.bank.directory.remove(api.merchant());
    newcomer(api.bank, email, '', undefined);
    await client.get(sendEmailCode, { body: { type: emailPurpose.retrievePassword, email } });
    expect(api.inbox()[0]).toMatchObject({ to: email, text: expect.not.stringContaining(PHRASE) });
  });

  it("report only withdrawals that aren't part of the demo data", async () => {
    const { api, client } = signedIn();
    expect(api.inbox()).toEqual([]);
    await client.get(createWithdrawal, {
      body: {
        request_id: '00000000-0000-4000-8000-000000000001',
        id: '101',
        address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
        amount: '50',
        ...codesOf(api),
      },
    });
    api.advance(3600);
    api.tick();
    const mine = api.inbox().filter(({ text }) => text?.includes('50 USDT arrived'));
    expect(mine).toMatchObject([{ subject: 'Withdrawal completed', to: api.merchant().profile.email }]);
  });

  it('are available over HTTP in the requested language', async () => {
    const { api, client } = signedIn();
    await client.get(sendEmailCode, { body: { type: emailPurpose.updatePassword } });
    const read = async (query: string) => {
      const request = new Request(`http://mock.test/__mock/inbox${query}`);
      const answer: unknown = await (await answerControl(api, request)).json();
      return JSON.stringify(answer);
    };
    expect(await read('?language=zh-CN')).toContain('修改密码');
    expect(await read('')).toContain('change your password');
  });

  it('have no anti-phishing phrase if the address has no account', async () => {
    const { api, client } = signedIn();
    const email = 'stranger@somewhere.example';
    await client.get(sendEmailCode, { body: { type: emailPurpose.updateMailboxNew, email } });
    expect(api.inbox()[0]?.to).toBe(email);
    expect(api.inbox()[0]?.text).not.toContain(PHRASE);
  });
});
