import { readFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD_HASH, DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { MerchantKey } from '#api-mocks/fixtures/worlds.ts';
import { DEMO_SECRET, nextCode } from '#scripts/lib/authenticator.ts';

interface Login {
  readonly token: string;
  /** Whether the token is held until the code of the authenticator is given. */
  readonly verification: boolean;
}

/** The demo merchants by the name in the account chooser. */
const merchants = {
  authorised: 'Northwind Ltd',
  'two-step': 'Fabrikam Trading',
  fresh: 'Tailspin Toys',
  reviewing: 'Wingtip Travel',
  rejected: 'Adventure Works',
} as const;

/** What an authenticator app shows by the bank's clock, which a journey may have moved. */
export async function authenticatorCode(page: Page, secret = DEMO_SECRET): Promise<string> {
  const { code, wait } = nextCode(await (await page.request.get('/__mock/clock')).json(), secret);
  if (wait > 0) await timePasses(page, wait);
  return code;
}

/** Time passes at the bank, in seconds; what falls due happens. */
export async function timePasses(page: Page, seconds: number): Promise<void> {
  await page.request.post('/__mock/clock', { data: { advance: seconds } });
}

/** The button of a select: it is named by what is chosen and the label after it. */
export function selectNamed(inside: Page | Locator, label: string): Locator {
  return inside.getByRole('button', { name: new RegExp(`(^| )${label}$`) });
}

/** The newest code that was sent by e-mail or text message. */
export async function newestCode(page: Page): Promise<string> {
  const { inbox } = await (await page.request.get('/__mock/inbox')).json();
  return inbox[0]?.code ?? '';
}

/** Asks for an e-mail code inside something and fills in the one that came. */
export async function sendCode(page: Page, inside: Locator): Promise<void> {
  const before = await newestCode(page);
  await inside.getByRole('button', { name: /^(Send|Resend) code$/ }).click();
  await expect.poll(() => newestCode(page)).not.toBe(before);
  await expect(inside.getByRole('button', { name: /Resend in/ })).toBeVisible();
  await inside.getByRole('textbox', { name: /Email code/ }).fill(await newestCode(page));
}

/** From now on the bank answers this page as in a named scenario; an empty name ends it. */
export async function inScenario(page: Page, scenario: string): Promise<void> {
  await page.setExtraHTTPHeaders(scenario === '' ? {} : { 'X-Mock-Scenario': scenario });
}

/** Fills in what the verification dialog asks for, and confirms; `title` where another dialog is under it. */
export async function verify(page: Page, confirm: string | RegExp, title?: string): Promise<void> {
  const dialog = page.getByRole('dialog', title === undefined ? {} : { name: title });
  await dialog.getByLabel('Transaction password', { exact: true }).fill(DEMO_TRADE_PASSWORD);
  await dialog.getByRole('textbox', { name: /authenticator code/i }).fill(await authenticatorCode(page));
  await dialog.getByRole('button', { name: confirm }).click();
}

/** What is pressed of a checkbox, a radio or a switch: the input itself is out of sight. */
export const labelOf = (control: Locator): Locator => control.locator('xpath=ancestor::label');

/** Presses a checkbox, a radio or a switch by its label; it changes. */
export async function pressLabelOf(control: Locator): Promise<void> {
  const wasChecked = await control.isChecked();
  await labelOf(control).click();
  await expect(control).toBeChecked({ checked: !wasChecked });
}

/** Ticks whatever has to be read before an address is used. */
export async function acknowledge(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /^(I’ve checked|The recipient)/ }).all())
    await pressLabelOf(box);
}

/** The password and the code of the dialog that is on top. */
export async function fillProof(page: Page): Promise<void> {
  await page.getByLabel('Transaction password', { exact: true }).fill(DEMO_TRADE_PASSWORD);
  await page.getByRole('textbox', { name: /authenticator code/i }).fill(await authenticatorCode(page));
}

/** A token of a merchant who signs in with e-mail and password, as the account chooser has no button for. */
export async function tokenOf(page: Page, email: string): Promise<string> {
  const data = { email, password: DEMO_PASSWORD_HASH };
  const answer = await page.request.post('/api/v1/public/login', { data });
  return (await answer.json()).data.token;
}

/** Asks the bank for something as the merchant who is signed in. */
export async function ask<Data>(page: Page, path: string): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.get(`/api/v1${path}`, { headers: { 'X-Token': token } });
  return (await answer.json()).data;
}

interface Proof {
  opening_balance: string;
  in_sum: string;
  out_sum: string;
  closing_balance: string;
}

/** Opening + in − out = closing, and closing is the balance that is shown; exact to the last unit. */
export async function ledgerHolds(page: Page, id: string): Promise<void> {
  const proof = await ask<Proof>(page, `/account/stream?id=${id}&current=1&pageSize=1`);
  const worth = (text: string) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(18, '0'));
  };
  const { opening_balance, in_sum, out_sum, closing_balance } = proof;
  expect(worth(opening_balance) + worth(in_sum) - worth(out_sum)).toBe(worth(closing_balance));
  interface Asset {
    subset: { id: string; balance: string }[];
  }
  const { list } = await ask<{ list: Asset[] }>(page, '/statistics/assets?all=1');
  const balance = list.flatMap(({ subset }) => subset).find((part) => part.id === id)?.balance;
  expect(worth(closing_balance)).toBe(worth(balance ?? '-1'));
}

/** `--slow`: a press that hurries ahead of its page fails. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['TEST_SLOWDOWN'] ?? 1);
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Saved {
  readonly name: string;
  readonly content: Buffer;
}

/** Presses a button and returns the file that it downloads. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<Saved> {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/**
 * Every journey finds the bank as it is at first, and fails on an uncaught error and on a violation of the
 * content security policy.
 */
export const test = base.extend<{ page: Page }>({
  // The worker's own server, as `playwright.config.ts` starts them.
  baseURL: async ({ browserName: _any }, use, { parallelIndex }) =>
    use(`http://localhost:${4173 + parallelIndex}`),
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
        errors.push(message.text());
    });
    await slowDown(page);
    await page.request.post('/__mock/reset');
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** The address of a screen on this device. */
export function addressOf(isMobile: boolean, path: string): string {
  return isMobile ? `/m${path}` : path;
}

/** Leaves a token in the browser on a page of the origin without the console, which would go on with it. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.goto('/config.json');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** Signed in as a demo merchant, before any screen is open. */
export async function signIn(page: Page, merchant: MerchantKey = 'authorised'): Promise<void> {
  const call = async (path: string, data: object): Promise<Login> => {
    const response = await page.request.post(`/api/v1/public/${path}`, { data });
    return (await response.json()).data;
  };
  const login = await call('login', { google_auth_code: `mock:${merchant}` });
  if (!login.verification) return keepToken(page, login.token);
  const google_code = await authenticatorCode(page);
  const { token } = await call('login/verification', { google_code, token: login.token });
  await keepToken(page, token);
}

/** Signs in on the sign-in page: the button, the account, and the second step where there is one. */
export async function signInByHand(
  page: Page,
  merchant: keyof typeof merchants,
  { from }: { from: string },
): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: /google/i }).click();
  await page.getByRole('button', { name: merchants[merchant] }).click();
  if (merchant === 'two-step') {
    const field = page.getByRole('textbox');
    await expect(field).toBeVisible();
    await field.fill(await authenticatorCode(page));
  }
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  // The address changes a moment before the new document can be asked or left.
  await page.getByRole('main').waitFor();
}

/** Registers a merchant and signs it in on this page. */
export async function register(page: Page, email: string): Promise<void> {
  await page.request.post('/api/v1/public/email/send-verification-code', { data: { type: 2, email } });
  const password = DEMO_PASSWORD_HASH;
  const data = { email, email_code: await newestCode(page), password, confirm_password: password };
  const answer = await (await page.request.post('/api/v1/public/register', { data })).json();
  await keepToken(page, answer.data.token);
}

/** A small picture to upload, as a file input takes it. */
export function picture(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** Presses Tab until an element is focused; fails if it can't be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** The same as `sendCode` by keyboard alone: the code is what comes next, so the focus is there already. */
export async function typeCode(page: Page, inside: Locator): Promise<void> {
  const before = await newestCode(page);
  await tabTo(page, inside.getByRole('button', { name: /^(Send|Resend) code$/ }));
  await page.keyboard.press('Enter');
  await expect.poll(() => newestCode(page)).not.toBe(before);
  await expect(inside.getByRole('textbox', { name: /Email code/ })).toBeFocused();
  await page.keyboard.type(await newestCode(page));
}

/** An e-mail address of this run alone: a repeated run finds the bank as the one before left it. */
export function addressFor(name: string): string {
  const { project, repeatEachIndex } = test.info();
  return `${name}-${project.name}-${repeatEachIndex}@shop.example`;
}
