import { readFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD_HASH, DEMO_TOTP_SECRET, DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { MerchantKey } from '#api-mocks/fixtures/worlds.ts';
import { Secret, TOTP } from 'otpauth';

interface Login {
  readonly token: string;
  readonly verification: boolean;
}

/**
 * Returns an unused authenticator code, deliberately without the code of the mock API. If necessary, advances the mock
 * API's clock until the code is valid.
 */
export async function authenticatorCode(page: Page, secret = DEMO_TOTP_SECRET): Promise<string> {
  const clock: { now: number; totp_step: number } = await (await page.request.get('/__mock/clock')).json();
  const step = Math.max(Math.floor(clock.now / 30), clock.totp_step + 1);
  // The mock API also accepts the code of the next 30 seconds.
  const wait = (step - 1) * 30 - clock.now;
  if (wait > 0) await timePasses(page, wait);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 });
}

/** Advances the mock API’s clock, which triggers scheduled events. */
export async function timePasses(page: Page, seconds: number): Promise<void> {
  await page.request.post('/__mock/clock', { data: { advance: seconds } });
}

/** Returns the button of a select. Its name is the selected option followed by the label. */
export function selectNamed(inside: Page | Locator, label: string): Locator {
  return inside.getByRole('button', { name: new RegExp(`(^| )${label}$`) });
}

export async function newestCode(page: Page): Promise<string> {
  const { inbox } = await (await page.request.get('/__mock/inbox')).json();
  return inbox[0]?.code ?? '';
}

export async function sendCode(page: Page, inside: Locator): Promise<void> {
  const before = await newestCode(page);
  await inside.getByRole('button', { name: /^(Send|Resend) code$/ }).click();
  await expect.poll(() => newestCode(page)).not.toBe(before);
  await expect(inside.getByRole('button', { name: /Resend in/ })).toBeVisible();
  await inside.getByRole('textbox', { name: /Email code/ }).fill(await newestCode(page));
}

export async function inScenario(page: Page, scenario: string): Promise<void> {
  await page.setExtraHTTPHeaders(scenario === '' ? {} : { 'X-Mock-Scenario': scenario });
}

export type Profile = 'all' | 'specification';

export const hasExtensions = (): boolean => test.info().project.name !== 'specification';

const SPECIFICATION = 'any.specification';

/** Returns the password field. Only servers with extensions report which password is set, so the label differs. */
const passwordIn = (inside: Page | Locator) =>
  inside.getByLabel(hasExtensions() ? 'Transaction password' : /^Transaction or account password/, {
    exact: hasExtensions(),
  });

export async function verify(page: Page, confirm: string | RegExp, title?: string): Promise<void> {
  const dialog = page.getByRole('dialog', title === undefined ? {} : { name: title });
  await passwordIn(dialog).fill(DEMO_TRADE_PASSWORD);
  await dialog.getByRole('textbox', { name: /authenticator code/i }).fill(await authenticatorCode(page));
  await dialog.getByRole('button', { name: confirm }).click();
}

/** Returns the details of a row: a panel next to the list, or a dialog on phones. */
export const detailNamed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));

/** Returns the label of a checkbox, radio or switch. Users press the label, because the input is visually hidden. */
export const labelOf = (control: Locator): Locator => control.locator('xpath=ancestor::label');

export async function pressLabelOf(control: Locator): Promise<void> {
  const wasChecked = await control.isChecked();
  await labelOf(control).click();
  await expect(control).toBeChecked({ checked: !wasChecked });
}

export const acknowledgement = /^(I’ve checked|The recipient)/;
export async function acknowledge(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: acknowledgement }).all())
    await pressLabelOf(box);
}

export async function fillProof(page: Page): Promise<void> {
  await passwordIn(page).fill(DEMO_TRADE_PASSWORD);
  await page.getByRole('textbox', { name: /authenticator code/i }).fill(await authenticatorCode(page));
}

/** Sends a call in the session of the page, and returns the body of the response. */
export async function send(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { 'X-Token': token };
  return (await page.request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) })).json();
}

export async function ask<Data>(page: Page, path: string): Promise<Data> {
  return (await send(page, 'GET', path)).data;
}

interface Proof {
  opening_balance: string;
  in_sum: string;
  out_sum: string;
  closing_balance: string;
}

/**
 * Checks that the opening balance + in − out is the closing balance, and that the closing balance is the
 * balance in Assets. Does nothing on servers without extensions, because only extensions contain the sums.
 */
export async function ledgerHolds(page: Page, id: string): Promise<void> {
  if (!hasExtensions()) return;
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

export async function savedBy(page: Page, press: () => Promise<void>): Promise<Saved> {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

export const test = base.extend<{ page: Page; profile: Profile }>({
  profile: ['all', { option: true }],
  baseURL: async ({ browserName: _any }, use, { parallelIndex }) =>
    use(`http://localhost:${4173 + parallelIndex}`),
  page: async ({ page, profile }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
        errors.push(message.text());
    });
    await slowDown(page);
    await page.request.post('/__mock/reset');
    const scenario = profile === 'specification' ? SPECIFICATION : '';
    await page.request.post('/__mock/scenario', { data: { scenario } });
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect } from '@playwright/test';

export function addressOf(isMobile: boolean, path: string): string {
  return isMobile ? `/m${path}` : path;
}

/** Stores a token. Opens a page without the console first, because the console would use the token immediately. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.goto('/config.json');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

export async function signIn(page: Page, merchant: MerchantKey = 'authorised'): Promise<void> {
  const call = async (path: string, data: object, held = ''): Promise<Login> => {
    const headers = { 'X-Token': held };
    const response = await page.request.post(`/api/v1/public/${path}`, { data, headers });
    return (await response.json()).data;
  };
  const login = await call('login', { google_auth_code: `mock:${merchant}` });
  if (!login.verification) return keepToken(page, login.token);
  const google_code = await authenticatorCode(page);
  const { token } = await call('login/verification', { google_code }, login.token);
  await keepToken(page, token);
}

/** Signs in to the demo merchant with two steps, like a user. */
export async function signInByHand(page: Page, from: string): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: /google/i }).click();
  await page.getByRole('button', { name: 'Fabrikam Trading' }).click();
  const field = page.getByRole('textbox');
  await expect(field).toBeVisible();
  await field.fill(await authenticatorCode(page));
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  // The URL changes before the new page is ready.
  await page.getByRole('main').waitFor();
}

export async function register(page: Page, email: string): Promise<void> {
  await page.request.post('/api/v1/public/email/send-verification-code', { data: { type: 2, email } });
  const password = DEMO_PASSWORD_HASH;
  const data = { email, email_code: await newestCode(page), password, confirm_password: password };
  const answer = await (await page.request.post('/api/v1/public/register', { data })).json();
  await keepToken(page, answer.data.token);
}

export function picture(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** Presses Tab until the target has the focus, and then the keys. */
export async function tabTo(page: Page, target: Locator, ...keys: readonly string[]): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  for (const key of keys) await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function typeCode(page: Page, inside: Locator): Promise<void> {
  const before = await newestCode(page);
  await tabTo(page, inside.getByRole('button', { name: /^(Send|Resend) code$/ }), 'Enter');
  await expect.poll(() => newestCode(page)).not.toBe(before);
  await expect(inside.getByRole('textbox', { name: /Email code/ })).toBeFocused();
  await page.keyboard.type(await newestCode(page));
}

/** Returns an email address that is unique for each device and repetition of a test. */
export function addressFor(name: string): string {
  const { project, repeatEachIndex } = test.info();
  return `${name}-${project.name}-${repeatEachIndex}@shop.example`;
}

/** Completes the dialog that sets up an authenticator app, up to its last step. Returns the secret of the app. */
export async function setUpAuthenticator(page: Page, dialog: Locator): Promise<string> {
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ?){6,}$/).innerText()).replaceAll(' ', '');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const code = await authenticatorCode(page, secret);
  await dialog.getByRole('textbox', { name: /authenticator code/i }).fill(code);
  await sendCode(page, dialog);
  await dialog.getByRole('button', { name: 'Set up' }).click();
  return secret;
}

/** Confirms in a dialog that its secrets are saved. The dialog can't be closed before. */
export async function confirmSaved(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await pressLabelOf(dialog.getByRole('checkbox', { name: /^I’ve saved/ }));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

/** Sets the first transaction password in the open dialog. */
export async function setTransactionPassword(page: Page, password: string, secret: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Set transaction password' });
  // An authenticator code works only once, so the test waits for the next code.
  await timePasses(page, 31);
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel(/again|Confirm/i).fill(password);
  const code = await authenticatorCode(page, secret);
  await dialog.getByRole('textbox', { name: /authenticator code/i }).fill(code);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}
