import type { Locator, Page } from '@playwright/test';
import {
  addressFor,
  addressOf,
  ask,
  expect,
  hasExtensions,
  picture,
  pressLabelOf,
  register,
  selectNamed,
  sendCode,
  tabTo,
  test,
  timePasses,
  typeCode,
  typeInto,
} from './support.ts';

const AUDIT_SECONDS = 240;

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
  'a rejected merchant gets the permission after correcting the application',
  { tag: ['@phone', '@core'] },
  async ({ page, isMobile }) => {
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

  await tabTo(page, button('Next'), 'Enter');

  await typeInto(page, field('Merchant name'), `Shop ${email}`);
  await tabTo(page, page.getByRole('radio', { name: 'Individual' }), 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Company' })).toBeChecked();
  await typeInto(page, field('Website'), 'https://keys.example');
  for (const name of ['Business model', 'Monthly volume']) {
    await tabTo(page, selectNamed(page, name), 'ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
  }
  await typeInto(page, box('Country'), 'Singap');
  await expect(page.getByRole('option', { name: /Singapore/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await typeInto(page, field('City'), 'Singapore');
  await typeInto(page, field('Street'), '1 Raffles Place');
  await keyboard.press('Enter');

  // The keyboard opens the browser’s file chooser, but the test can’t select the file in it. One listener handles
  // both files, because waiting for each file would start the interception after the key was pressed.
  page.on('filechooser', (chooser) => chooser.setFiles(picture('document.png')));
  for (const document of ['Registration document', 'Identity document']) {
    const group = page.getByRole('group', { name: document });
    await tabTo(page, group.getByRole('button', { name: 'Choose image' }), 'Enter');
    await expect(group.getByRole('figure')).toBeVisible();
    // Only a reload loses images, so this message appears only after a reload.
    await expect(page.getByText('Your entries were restored')).toBeHidden();
  }
  await tabTo(page, button('Next'), 'Enter');
  await typeCode(page, main(page));
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }), 'Space');
  await tabTo(page, button('Submit application'), 'Enter');
  await expect(page).toHaveURL(/\/reviewing$/);
  const { status } = await ask<{ status: number }>(page, '/user/info');
  expect(status).toBe(1);
});
