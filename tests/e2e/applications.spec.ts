import type { Page } from '@playwright/test';
import {
  addressOf,
  ask,
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
  await expect(once.getByRole('button', { name: 'Done' })).toBeDisabled();
  await pressLabelOf(once.getByRole('checkbox', { name: 'I’ve saved all secrets' }));
  await once.getByRole('button', { name: 'Done' }).click();
  await expect(once).toBeHidden();
  return secret;
}

test(
  'a merchant can create an application with an IP whitelist',
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
    const callback = form.getByRole('textbox', { name: 'Main endpoint' });
    await callback.fill('http://localhost:3000/hooks');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form.getByText(/private network and can’t be reached/)).toBeVisible();
    await callback.fill('https://shop.example/hooks');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await fillProof(page);
    await page.getByRole('button', { name: 'Create', exact: true }).last().click();
    await store(page, /created/);
    await expect(page.getByText(name).first()).toBeVisible();

    const { id } = await appNamed(page, name);
    await page.goto(addressOf(isMobile, `/appManage?app=${id}&section=ip`));
    const paste = page.getByRole('textbox', { name: 'Add addresses' });
    await paste.fill('198.51.100.2, 203.0.113.9/24 300.1.1.1');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(paste).toHaveValue('300.1.1.1');
    await expect(page.getByText(/These aren’t valid IP addresses/)).toBeVisible();
    await paste.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await fillProof(page);
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    const addresses = async () => (await appNamed(page, name)).ip_whitelist.map(({ ip }) => ip);
    await expect.poll(addresses).toEqual(['198.51.100.2', '203.0.113.0/24']);
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

test(
  'the dashboard shows a reminder for an API key that expires soon',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signIn(page, 'two-step');
    const name = 'iOS shop';
    const { id } = await appNamed(page, name);
    await page.goto(addressOf(isMobile, `/appManage?app=${id}&section=keys`));
    await page.getByRole('button', { name: 'Edit scopes and expiry' }).click();
    const rights = page.getByRole('dialog', { name: `Scopes and expiry for ${name}` }).first();
    await pressLabelOf(rights.getByRole('radio', { name: 'Custom date' }));
    const year = rights.getByRole('spinbutton', { name: /^year/ });
    // The year, month and day parts of the date field take the typed digits in turn.
    const enter = async (day: string) => {
      await year.click();
      await page.keyboard.type(day.replaceAll('-', ''));
    };
    await enter('2026-02-28');
    await rights.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rights.getByText('Enter today or a later date')).toBeVisible();
    await expect(year).toBeFocused();
    const { now } = await (await page.request.get('/__mock/clock')).json();
    const last = new Date((now + 7 * 86_400) * 1000).toISOString().slice(0, 10);
    await enter(last);
    await rights.getByRole('button', { name: 'Save', exact: true }).click();
    await fillProof(page);
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await expect(rights).toBeHidden();
    const { expire_time } = await appNamed(page, name);
    expect(expire_time - now).toBeGreaterThan(6 * 86_400);
    expect(expire_time - now).toBeLessThan(9 * 86_400);

    await page.goto(addressOf(isMobile, '/'));
    const pending = page.getByRole('region', { name: 'Needs attention' });
    await pending.getByRole('button', { name: /more$/ }).click();
    await pending.getByRole('link', { name: `Renew: The API key of ${name} expires` }).click();
    await expect(page.getByRole('tab', { name: 'Keys' })).toHaveAttribute('aria-selected', 'true');
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
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Invoice desk' });
  await tabTo(page, drawer.getByRole('tab', { name: 'Basics' }));
  await page.keyboard.press('End');
  const rotate = drawer.getByRole('button', { name: 'Rotate secret key' });
  await tabTo(page, rotate);
  await page.keyboard.press('Enter');

  const requested = page.getByRole('dialog', { name: 'Rotate the secret key for Invoice desk' });
  await tabTo(page, requested.getByRole('radio', { name: '24 hours' }));
  await page.keyboard.press('ArrowDown');
  await expect(requested.getByRole('radio', { name: '72 hours' })).toBeChecked();
  await tabTo(page, requested.getByRole('button', { name: 'Rotate secret key' }));
  await page.keyboard.press('Enter');
  await fillProof(page);
  await page.keyboard.press('Enter');

  const once = page.getByRole('dialog', { name: 'Secret key rotated' });
  await tabTo(page, once.getByRole('checkbox', { name: 'I’ve saved all secrets' }));
  await page.keyboard.press('Space');
  await tabTo(page, once.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');

  await expect(rotate).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  const after = await appNamed(page, 'Invoice desk');
  expect(after).toMatchObject({ old_secret_mask: before.secret_mask });
});
