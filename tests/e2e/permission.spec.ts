import type { Locator, Page } from '@playwright/test';
import {
  acknowledge,
  addressFor,
  addressOf,
  ask,
  authenticatorCode,
  expect,
  hasExtensions,
  ledgerHolds,
  picture,
  pressLabelOf,
  register,
  selectNamed,
  sendCode,
  signIn,
  tabTo,
  test,
  timePasses,
  typeCode,
} from './support.ts';

const AUDIT_SECONDS = 240;
const TRADE_PASSWORD = 'Newcomer3';
const TRON = '101';
const TRON_ADDRESS = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';

const main = (page: Page): Locator => page.getByRole('main');
const next = (page: Page) => main(page).getByRole('button', { name: 'Next', exact: true }).click();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await selectNamed(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function find(page: Page, label: string, message: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(message);
  await expect(page.getByRole('option', { name: new RegExp(message) })).toHaveCount(1);
  await box.press('ArrowDown');
  await box.press('Enter');
}

async function submit(page: Page): Promise<void> {
  await sendCode(page, main(page));
  await pressLabelOf(page.getByRole('checkbox', { name: /^I agree/ }));
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL(/\/reviewing$/);
}

async function auditIsThrough(page: Page): Promise<void> {
  await timePasses(page, AUDIT_SECONDS);
  await page.getByRole('button', { name: 'Refresh status' }).click();
}

test(
  'a rejected merchant can correct the application and withdraw',
  { tag: ['@phone', '@core'] },
  async ({ page, isMobile }) => {
    test.slow();
    const email = addressFor('opening');
    await register(page, email);
    // On phones, every menu page redirects to the permission page until the permission is approved (specification §6).
    await page.goto(addressOf(isMobile, isMobile ? '/property' : '/openAuth'));
    await expect(page).toHaveURL(/\/openAuth$/);
    await main(page).getByRole('link', { name: 'Start application' }).click();

    await test.step('the merchant applies for permission', async () => {
      await next(page);
      await page.getByRole('textbox', { name: 'Merchant name' }).fill(`Shop ${email}`);
      await pressLabelOf(page.getByRole('radio', { name: 'Company' }));
      await page
        .getByRole('textbox', { name: 'Website' })
        .fill(hasExtensions() ? 'https://reject.example' : 'https://shop.example');
      await choose(page, 'Business model', 'Online shop');
      await choose(page, 'Monthly volume', 'Up to 10,000 USDT');
      await find(page, 'Country', 'Singapore');
      await page.getByRole('textbox', { name: 'City' }).fill('Singapore');
      await page.getByRole('textbox', { name: 'Street' }).fill('1 Raffles Place');
      await next(page);
      for (const document of ['Registration document', 'Identity document']) {
        const field = page.getByRole('group', { name: document });
        await field.locator('input[type="file"]').setInputFiles(picture('document.png'));
        await expect(field.getByRole('figure')).toBeVisible();
      }
      await next(page);
      await submit(page);
    });

    // Only servers with extensions store the application for permission.
    if (hasExtensions()) {
      await test.step('the merchant sees the rejection', async () => {
        await auditIsThrough(page);
        await expect(main(page).getByText('Not approved').first()).toBeVisible();
        await main(page).getByRole('link', { name: 'Fix and resubmit' }).click();
      });

      await test.step('the merchant corrects the errors', async () => {
        await next(page);
        const website = page.getByRole('textbox', { name: 'Website' });
        await expect(website).toHaveValue('https://reject.example');
        await website.fill('https://shop.example');
        await next(page);
        await expect(page.getByRole('figure')).toHaveCount(2);
        await next(page);
        await submit(page);
      });
    }

    await test.step('the merchant gets the permission', async () => {
      await auditIsThrough(page);
      await expect(page.getByText('Your merchant permission is approved')).toBeVisible();
      await page.getByRole('button', { name: 'Set up my account' }).click();
      await expect(page).toHaveURL(/\/initPage$/);
    });

    if (!hasExtensions()) return;
    const doStep = (step: string) =>
      main(page)
        .getByRole('link', { name: `Start: ${step}`, exact: true })
        .click();
    const secret = await test.step('the merchant sets up an authenticator app', async () => {
      await doStep('Set up authenticator app');
      const bind = page.getByRole('dialog', { name: 'Set up authenticator app' });
      await bind.getByRole('button', { name: 'Continue' }).click();
      const shown = (await bind.getByText(/^([A-Z2-7]{4} ?){6,}$/).innerText()).replaceAll(' ', '');
      await bind.getByRole('button', { name: 'Continue' }).click();
      const code = await authenticatorCode(page, shown);
      await bind.getByRole('textbox', { name: /authenticator code/i }).fill(code);
      await sendCode(page, bind);
      await bind.getByRole('button', { name: 'Set up' }).click();
      await pressLabelOf(bind.getByRole('checkbox', { name: /I’ve saved/ }));
      await bind.getByRole('button', { name: 'Done' }).click();
      await expect(bind).toBeHidden();
      return shown;
    });

    await test.step('the merchant completes the initial setup', async () => {
      await page.goto(addressOf(isMobile, '/initPage'));
      await doStep('Set a transaction password');
      // An authenticator code works only once, so the test waits for the next code.
      await timePasses(page, 31);
      const set = page.getByRole('dialog', { name: 'Set transaction password' });
      await set.getByLabel('New password', { exact: true }).fill(TRADE_PASSWORD);
      await set.getByLabel(/again|Confirm/i).fill(TRADE_PASSWORD);
      const code = await authenticatorCode(page, secret);
      await set.getByRole('textbox', { name: /authenticator code/i }).fill(code);
      await set.getByRole('button', { name: 'Save' }).click();
      await expect(set).toBeHidden();

      await page.goto(addressOf(isMobile, '/initPage'));
      await doStep('Open gas account');
      await expect(page.getByText('Send only USDT on PUT')).toBeVisible();
      await page.goto(addressOf(isMobile, '/initPage'));
      for (const step of ['Create your first application', 'Save a withdrawal address'])
        await page.getByRole('button', { name: `Skip: ${step}` }).click();
      await expect(page.getByText('Everything is set up.')).toBeVisible();
    });

    await test.step('the merchant receives money', async () => {
      await page.goto(addressOf(isMobile, `/property/recharge?id=${TRON}`));
      await expect(page.getByText('Send only USDT on TRON')).toBeVisible();
      await page.request.post('/__mock/deposit', { data: { token: 'USDT', chain: 'TRON', amount: '200' } });
      await timePasses(page, 600);
    });

    await test.step('the merchant withdraws for the first time', async () => {
      const path = isMobile ? `/m/withdraw?id=${TRON}` : `/property/withdraw?id=${TRON}`;
      await page.goto(path);
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill(TRON_ADDRESS);
      await page.keyboard.press('Tab');
      await expect(page.getByText(/^Valid .* address/).first()).toBeVisible();
      await acknowledge(page);
      if (isMobile) await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('textbox', { name: 'Amount' }).fill('50');
      await page.getByRole('button', { name: 'Continue to verification' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm withdrawal' });
      await dialog.getByLabel('Transaction password', { exact: true }).fill(TRADE_PASSWORD);
      const code = await authenticatorCode(page, secret);
      await dialog.getByRole('textbox', { name: /authenticator code/i }).fill(code);
      await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await expect(page).toHaveURL(/done=\d{10,}/);
      await timePasses(page, 900);
      await expect(
        main(page)
          .getByText(/^Completed$/)
          .first(),
      ).toBeVisible({ timeout: 20_000 });
      await ledgerHolds(page, TRON);
    });

    const user = await ask<{ status: number; bind_google_auth: boolean; trade_password: boolean }>(
      page,
      '/user/info',
    );
    expect(user).toMatchObject({ status: 3, bind_google_auth: true, trade_password: true });
  },
);

test('a merchant can apply for permission by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const email = addressFor('keyboard');
  await register(page, email);
  await page.goto('/openAuthPage');
  const { keyboard } = page;
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name });
  const box = (name: string) => page.getByRole('combobox', { name });

  await tabTo(page, button('Next'));
  await keyboard.press('Enter');

  await tabTo(page, field('Merchant name'));
  await keyboard.type(`Shop ${email}`);
  await tabTo(page, page.getByRole('radio', { name: 'Individual' }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Company' })).toBeChecked();
  await tabTo(page, field('Website'));
  await keyboard.type('https://keys.example');
  for (const name of ['Business model', 'Monthly volume']) {
    await tabTo(page, selectNamed(page, name));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
  }
  await tabTo(page, box('Country'));
  await keyboard.type('Singap');
  await expect(page.getByRole('option', { name: /Singapore/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, field('City'));
  await keyboard.type('Singapore');
  await tabTo(page, field('Street'));
  await keyboard.type('1 Raffles Place');
  await keyboard.press('Enter');

  // The keyboard opens the browser’s file chooser, but the test can’t select the file in it. One listener handles
  // both files, because waiting for each file would start the interception after the key was pressed.
  page.on('filechooser', (chooser) => chooser.setFiles(picture('document.png')));
  for (const document of ['Registration document', 'Identity document']) {
    const group = page.getByRole('group', { name: document });
    await tabTo(page, group.getByRole('button', { name: 'Choose image' }));
    await keyboard.press('Enter');
    await expect(group.getByRole('figure')).toBeVisible();
    // Only a reload loses images, so this message appears only after a reload.
    await expect(page.getByText('Your entries were restored')).toBeHidden();
  }
  await tabTo(page, button('Next'));
  await keyboard.press('Enter');
  await typeCode(page, main(page));
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }));
  await keyboard.press('Space');
  await tabTo(page, button('Submit application'));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reviewing$/);
  const { status } = await ask<{ status: number }>(page, '/user/info');
  expect(status).toBe(1);
});

test('the initial setup links to a tour of the console', async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/initPage'));
  await page.getByRole('link', { name: 'Take a quick tour' }).click();
  const tour = page.getByRole('dialog', { name: 'A quick tour' });
  await expect(tour.getByText('1 of 6')).toBeVisible();
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour.getByText('2 of 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(page).toHaveURL(isMobile ? /\/m\/$/ : /\d\/$/);
});
