import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Page } from '@playwright/test';
import {
  acknowledge,
  acknowledgement,
  addressOf,
  ask,
  authenticatorCode,
  expect,
  hasExtensions,
  inScenario,
  ledgerHolds,
  newestCode,
  pressLabelOf,
  signIn,
  test,
  timePasses,
  verify,
} from './support.ts';

const [TRON, BSC] = ['101', '103'];
const TRON_ADDRESS = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const EVM_ADDRESS = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';

const withdrawAt = (isMobile: boolean, id: string) =>
  isMobile ? `/m/withdraw?id=${id}` : `/property/withdraw?id=${id}`;

interface Filled {
  readonly address: string;
  readonly amount: string;
}

async function fillSlot(page: Page, isMobile: boolean, address: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Address', exact: true });
  await field.fill(address);
  await field.blur();
  await expect(page.getByText(/^Valid .* address/).first()).toBeVisible();
  await acknowledge(page);
  if (isMobile) await nextStep(page);
}

async function fill(page: Page, isMobile: boolean, { address, amount }: Filled): Promise<void> {
  await fillSlot(page, isMobile, address);
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
}

const nextStep = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to verification' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm withdrawal' })).toBeVisible();
}

async function numberOf(page: Page): Promise<string> {
  await expect.poll(() => new URL(page.url()).searchParams.get('done') ?? '').toMatch(/^\d{10,}$/);
  return new URL(page.url()).searchParams.get('done') ?? '';
}

interface Withdrawals {
  total: number;
  list: { trade_no: string; status: number; amount: string; request_id: string }[];
}

test(
  'a withdrawal can be tracked from verification to arrival',
  { tag: ['@both', '@core'] },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(withdrawAt(isMobile, TRON));
    await fill(page, isMobile, { address: TRON_ADDRESS, amount: '50' });
    await goOn(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/You’re sending 50.*USDT.*TRON/)).toBeVisible();
    await expect(dialog.getByText(TRON_ADDRESS).first()).toBeAttached();
    if (hasExtensions()) await expect(dialog.getByText(/USDT more within 24 hours/)).toBeVisible();

    await verify(page, 'Withdraw');
    const number = await numberOf(page);
    await expect(page.getByRole('heading', { name: 'Withdrawal under review' })).toBeFocused();
    const status = page.getByRole('main').getByText(/^(Under review|Sending|Confirming|Completed)$/);
    await expect(status.first()).toHaveText('Under review');
    await timePasses(page, 125);
    await expect(
      page
        .getByRole('main')
        .getByText(/^(Sending|Confirming)$/)
        .first(),
    ).toBeVisible({
      timeout: 20_000,
    });
    await timePasses(page, 600);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Completed$/)
        .first(),
    ).toBeVisible({ timeout: 20_000 });

    const { list } = await ask<Withdrawals>(
      page,
      `/account/withdrawal-list?current=1&pageSize=5&trade_no=${number}`,
    );
    expect(list).toHaveLength(1);
    expect(list[0]?.status).toBe(5);
    await ledgerHolds(page, TRON);
  },
);

test('a withdrawal without a response is looked up instead of sent twice', async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(withdrawAt(isMobile, TRON));
  const before = await ask<Withdrawals>(page, '/account/withdrawal-list?current=1&pageSize=1');
  await fill(page, isMobile, { address: TRON_ADDRESS, amount: '51' });
  await goOn(page);
  await inScenario(page, 'withdrawals.lostAnswer');
  await verify(page, 'Withdraw');
  await inScenario(page, '');
  const number = await numberOf(page);
  const after = await ask<Withdrawals>(page, '/account/withdrawal-list?current=1&pageSize=5');
  expect(after.list[0]?.trade_no).toBe(number);
  expect(after.total).toBe(before.total + 1);
  await ledgerHolds(page, TRON);
});

test(
  'an unknown outcome is kept after a reload until the server reports the result',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(withdrawAt(isMobile, TRON));
    await fill(page, isMobile, { address: TRON_ADDRESS, amount: '52' });
    await goOn(page);
    await inScenario(page, 'withdrawals.lostRequest,requests.unreachable');
    await verify(page, 'Withdraw');
    await expect(page.getByText('We don’t know yet if this withdrawal went through')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We don’t know yet if this withdrawal went through')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
    await page.goto(addressOf(isMobile, '/'));
    await page.getByRole('link', { name: 'Check the outcome' }).click();
    await inScenario(page, '');
    await expect(page.getByText('The request wasn’t carried out')).toBeVisible();
    const { list } = await ask<Withdrawals>(page, '/account/withdrawal-list?current=1&pageSize=5');
    expect(list.filter(({ amount }) => amount === '52')).toHaveLength(0);
    await ledgerHolds(page, TRON);
  },
);

test('the result of a withdrawal without a response appears on another screen', async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  await page.goto(withdrawAt(isMobile, TRON));
  await fill(page, isMobile, { address: TRON_ADDRESS, amount: '53' });
  await goOn(page);
  await inScenario(page, 'withdrawals.lostAnswer,requests.unreachable');
  await verify(page, 'Withdraw');
  await expect(page.getByText('We don’t know yet if this withdrawal went through')).toBeVisible();
  await page.goto(addressOf(isMobile, '/'));
  const banner = page.getByText(/no confirmed outcome/);
  await expect(banner).toBeVisible();
  await inScenario(page, '');
  await expect(page.getByText(/Withdrawal of 53\.000000 USDT to .+ submitted/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(banner).toHaveCount(0);
});

test(
  'the verification dialog accepts the next email code after an expired one',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(withdrawAt(isMobile, TRON));
    await fill(page, isMobile, { address: TRON_ADDRESS, amount: '53' });
    await goOn(page);
    const dialog = page.getByRole('dialog', { name: 'Confirm withdrawal' });
    // Playwright delays the first press until the sheet has stopped moving.
    await dialog.getByText('Email', { exact: true }).click();
    await expect(dialog.getByRole('radio', { name: 'Email' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText(/Sent to/)).toBeVisible();
    const expired = await newestCode(page);
    await timePasses(page, 660);
    await dialog.getByLabel('Transaction password', { exact: true }).fill(DEMO_TRADE_PASSWORD);
    await dialog.getByRole('textbox', { name: 'Email code' }).fill(expired);
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(dialog.getByText(/incorrect or has expired/)).toBeVisible();

    await dialog.getByRole('button', { name: /^(Send|Resend) code$/ }).click();
    await expect.poll(() => newestCode(page)).not.toBe(expired);
    await dialog.getByRole('textbox', { name: 'Email code' }).fill(await newestCode(page));
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await numberOf(page);
  },
);

test('the amount of a withdrawal that is rejected in review returns to the balance', async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  await page.goto(withdrawAt(isMobile, TRON));
  await fill(page, isMobile, { address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', amount: '15500' });
  await goOn(page);
  await verify(page, 'Withdraw');
  await numberOf(page);
  await timePasses(page, 125);
  await expect(page.getByRole('main').getByText('Rejected').first()).toBeVisible({ timeout: 20_000 });
  await ledgerHolds(page, TRON);
});

test(
  'a link in the address book fills in the saved address of a withdrawal',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page);
    await page.goto('/property/address');
    const row = page.getByRole('row', { name: /Treasury cold.*USDT · TRON/ });
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    const field = page.getByRole('textbox', { name: 'Address', exact: true });
    await expect(field).toHaveValue(/^T[1-9A-Za-z]{33}$/);
    await expect(page.getByText(/in your address book as “Treasury cold”/)).toBeVisible();
    await expect(page).toHaveURL(/withdraw\?id=101$/);
  },
);

test(
  'fifty presses of the Withdraw button send only one withdrawal',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page);
    await page.goto(withdrawAt(false, TRON));
    await fill(page, false, { address: TRON_ADDRESS, amount: '54' });
    await page.getByRole('button', { name: 'Continue to verification' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Confirm withdrawal' });
    await dialog.getByLabel('Transaction password', { exact: true }).fill(DEMO_TRADE_PASSWORD);
    await dialog.getByRole('textbox', { name: /authenticator code/i }).fill(await authenticatorCode(page));
    const confirm = dialog.getByRole('button', { name: 'Withdraw', exact: true });
    await confirm.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) button.click();
    });
    await numberOf(page);
    const { list } = await ask<Withdrawals>(page, '/account/withdrawal-list?current=1&pageSize=20');
    expect(list.filter(({ amount }) => amount === '54')).toHaveLength(1);
  },
);

test(
  'the form offers only the networks of the entered address',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(isMobile ? '/m/withdraw' : '/property/withdraw');
    const field = page.getByRole('textbox', { name: 'Address', exact: true });
    const chosen = page.getByRole('radio', { checked: true });
    await field.fill(EVM_ADDRESS);
    await expect(chosen).toHaveCount(0);
    const token = page.getByRole('combobox', { name: 'Token' });
    await token.fill('USDT');
    await token.press('ArrowDown');
    await token.press('Enter');
    await expect(page.getByRole('radio', { name: /TRON/ })).toBeDisabled();
    await field.fill(TRON_ADDRESS);
    await expect(chosen).toHaveAccessibleName(/TRON/);
    await expect(page.getByText(/^Valid TRON address/).first()).toBeVisible();
    await field.fill('not an address');
    await field.blur();
    await expect(page.getByText(/can’t be withdrawn to this type of address/)).toBeVisible();
  },
);

test(
  'several withdrawals need only one verification',
  { tag: ['@both', '@core'] },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(isMobile ? '/m/property/batch' : '/property/batch');
    const rows = [`${TRON_ADDRESS}, 21, USDT, TRON`, `${EVM_ADDRESS}, 22.5, USDT, BSC`];
    await page.getByRole('textbox', { name: 'Recipients' }).fill([...rows, 'somebody, 5'].join('\n'));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Not included in the total')).toHaveCount(1);
    for (const amount of await page.getByRole('textbox', { name: /^Amount:/ }).all())
      expect(await amount.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
    const verified = page.getByRole('button', { name: 'Verify and send 2 withdrawals' });
    await expect(verified).toBeEnabled();
    const acknowledged = page.getByRole('checkbox', { name: /I’ve checked/ });
    if ((await acknowledged.count()) > 0) await pressLabelOf(acknowledged);
    await verified.click();
    if (hasExtensions()) {
      await expect(page.getByRole('dialog').getByText(EVM_ADDRESS).first()).toBeVisible();
      await verify(page, 'Send 2 withdrawals');
    } else {
      // Servers without extensions can't verify several withdrawals together.
      await verify(page, 'Withdraw');
      await expect(page.getByRole('dialog').getByText(/You’re sending 22\.5/)).toBeVisible();
      await timePasses(page, 30);
      await verify(page, 'Withdraw');
    }
    await expect(page.getByRole('heading', { name: '2 of 3 withdrawals submitted' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Submitted' })).toHaveCount(2);
    await ledgerHolds(page, TRON);
    await ledgerHolds(page, BSC);
  },
);

test('a merchant can withdraw by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto(withdrawAt(false, TRON));
  await page.getByRole('textbox', { name: 'Address', exact: true }).focus();
  await page.keyboard.insertText(TRON_ADDRESS);
  await expect(page.getByText(/^Valid TRON address/)).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await amount.evaluate((field) => field === document.activeElement)) break;
    const isTick = await page.evaluate(
      () => document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'checkbox',
    );
    const name = await page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '');
    if (isTick && acknowledgement.test(name)) await page.keyboard.press('Space');
  }
  await expect(amount).toBeFocused();
  await page.keyboard.type('55');
  await expect(page.getByText('Net amount').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  await expect(dialog.getByLabel('Transaction password', { exact: true })).toBeFocused();
  await page.keyboard.type(DEMO_TRADE_PASSWORD);
  const code = dialog.getByRole('textbox', { name: /authenticator code/i });
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await code.evaluate((field) => field === document.activeElement)) break;
  }
  await page.keyboard.type(await authenticatorCode(page));
  await page.keyboard.press('Enter');
  await numberOf(page);
});
