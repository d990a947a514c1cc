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
  pressLabelOf,
  signIn,
  test,
  timePasses,
  typeInto,
  verify,
} from './support.ts';

const [TRON, BSC] = ['101', '103'];
const TRON_ADDRESS = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const EVM_ADDRESS = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';

const withdrawAt = (isMobile: boolean, id: string) =>
  isMobile ? `/m/withdraw?id=${id}` : `/property/withdraw?id=${id}`;

async function fill(
  page: Page,
  isMobile: boolean,
  { address, amount }: { readonly address: string; readonly amount: string },
): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Address', exact: true });
  await field.fill(address);
  await field.blur();
  await expect(page.getByText(/^Valid .* address/).first()).toBeVisible();
  await acknowledge(page);
  if (isMobile) await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
}

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
  'several withdrawals need only one verification',
  { tag: ['@both', '@core'] },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(isMobile ? '/m/property/batch' : '/property/batch');
    const rows = [`${TRON_ADDRESS}, 21, USDT, TRON`, `${EVM_ADDRESS}, 22.5, USDT, BSC`];
    await page.getByRole('textbox', { name: 'Recipients' }).fill([...rows, 'somebody, 5'].join('\n'));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Not included in the total')).toHaveCount(1);
    const amounts = page.getByRole('textbox', { name: /^Amount:/ });
    await expect(amounts).toHaveCount(3);
    for (const amount of await amounts.all())
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
  await typeInto(page, code, await authenticatorCode(page));
  await page.keyboard.press('Enter');
  await numberOf(page);
});
