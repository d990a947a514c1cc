import type { Page } from '@playwright/test';
import {
  addressOf,
  ask,
  confirmSaved,
  expect,
  fillProof,
  hasExtensions,
  pressLabelOf,
  signIn,
  tabTo,
  test,
} from './support.ts';

interface App {
  id: string;
  name: string;
  secret_mask: string;
  old_secret_mask: string;
  old_secret_until: number;
  expire_time: number;
  ip_whitelist: { ip: string }[];
}

async function appNamed(page: Page, name: string): Promise<App> {
  const query = `current=1&pageSize=20&name=${encodeURIComponent(name)}`;
  const { list } = await ask<{ list: App[] }>(page, `/user/secret-key/list?${query}`);
  const [app] = list;
  if (!app) throw new Error(`there is no application ${name}`);
  return app;
}

async function store(page: Page, title: RegExp | string): Promise<string> {
  const once = page.getByRole('dialog', { name: title });
  const secret = await once.getByText(/^sk_live_/).innerText();
  await confirmSaved(once);
  return secret;
}

test(
  'a merchant can create an application for live payments',
  { tag: '@core' },
  async ({ page, isMobile }) => {
    await signIn(page, 'two-step');
    const { project, repeatEachIndex } = test.info();
    const name = `Shop ${project.name} ${repeatEachIndex}`;
    await page.goto(addressOf(isMobile, '/appManage?new=1'));
    const form = page.getByRole('dialog', { name: 'Create application' }).first();
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await form.getByRole('textbox', { name: 'Website' }).fill('https://shop.example');
    await pressLabelOf(form.getByRole('checkbox', { name: /^TRON/ }));
    await form.getByRole('textbox', { name: 'Main endpoint' }).fill('https://shop.example/hooks');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await fillProof(page);
    await page.getByRole('button', { name: 'Create', exact: true }).last().click();
    await store(page, /created/);
    await expect(page.getByText(name).first()).toBeVisible();
  },
);

test(
  'a merchant can rotate a secret key and revoke the old one',
  { tag: ['@phone', '@core'] },
  async ({ page, isMobile }) => {
    await signIn(page, 'two-step');
    const name = 'Checkout · web';
    const before = await appNamed(page, name);
    await page.goto(addressOf(isMobile, `/appManage?app=${before.id}`));
    await page.getByRole('tab', { name: 'Keys' }).click();
    await page.getByRole('button', { name: 'Rotate secret key' }).click();
    const rotate = page.getByRole('dialog', { name: `Rotate the secret key for ${name}` }).first();
    if (hasExtensions()) await pressLabelOf(rotate.getByRole('radio', { name: '72 hours' }));
    await rotate.getByRole('button', { name: 'Rotate secret key' }).click();
    await fillProof(page);
    await page.getByRole('button', { name: 'Rotate secret key' }).last().click();
    const secret = await store(page, 'Secret key rotated');

    const secrets = page.getByRole('list', { name: 'Secret keys' }).getByRole('listitem');
    if (!hasExtensions()) {
      await expect(secrets).toContainText(`sk_…${secret.slice(-4)}`);
      return;
    }
    await expect(secrets).toHaveCount(2);
    await expect(secrets.filter({ hasText: `sk_…${secret.slice(-4)}` })).toContainText('Active');
    await expect(secrets.filter({ hasText: before.secret_mask })).toContainText('old secret key works until');
    const rotated = await appNamed(page, name);
    const { now } = await (await page.request.get('/__mock/clock')).json();
    expect(rotated.old_secret_until - now).toBeGreaterThan(71.9 * 3600);
    expect(rotated.ip_whitelist).toEqual(before.ip_whitelist);

    await secrets.getByRole('button', { name: 'Revoke now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke now' }).click();
    await expect(secrets).toHaveCount(1);
    expect((await appNamed(page, name)).old_secret_mask).toBe('');
  },
);

test('a merchant can rotate a secret key by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'two-step');
  await page.goto('/appManage?name=Invoice');
  const row = page.getByRole('button', { name: 'Open application Invoice desk' });
  await expect(row).toBeVisible();
  const before = await appNamed(page, 'Invoice desk');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, row, 'Enter');
  const drawer = page.getByRole('dialog', { name: 'Invoice desk' });
  await tabTo(page, drawer.getByRole('tab', { name: 'Basics' }), 'End');
  const rotate = drawer.getByRole('button', { name: 'Rotate secret key' });
  await tabTo(page, rotate, 'Enter');

  const requested = page.getByRole('dialog', { name: 'Rotate the secret key for Invoice desk' });
  await tabTo(page, requested.getByRole('radio', { name: '24 hours' }), 'ArrowDown');
  await expect(requested.getByRole('radio', { name: '72 hours' })).toBeChecked();
  await tabTo(page, requested.getByRole('button', { name: 'Rotate secret key' }), 'Enter');
  await fillProof(page);
  await page.keyboard.press('Enter');

  const once = page.getByRole('dialog', { name: 'Secret key rotated' });
  await tabTo(page, once.getByRole('checkbox', { name: 'I’ve saved all secrets' }), 'Space');
  await tabTo(page, once.getByRole('button', { name: 'Done' }), 'Enter');

  await expect(rotate).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  const after = await appNamed(page, 'Invoice desk');
  expect(after).toMatchObject({ old_secret_mask: before.secret_mask });
});
