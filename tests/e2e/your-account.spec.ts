import { addressOf, ask, expect, fillProof, signIn, test } from './support.ts';

test('an application is created, its secret rotated, its whitelist written', async ({ page, isMobile }) => {
  // Not the merchant whose money other journeys move: a new key closes withdrawals for a day.
  await signIn(page, 'two-step', { from: addressOf(isMobile, '/login') });
  const name = isMobile ? 'Phone shop' : 'Desk shop';
  await page.goto(addressOf(isMobile, '/appManage?new=1'));
  const form = page.getByRole('dialog', { name: 'Create application' }).first();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Website' }).fill('https://shop.example');
  await form.getByRole('checkbox', { name: /^TRON/ }).check({ force: true });
  await form.getByRole('textbox', { name: 'Order callback address' }).fill('https://shop.example/hooks');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await fillProof(page);
  await page.getByRole('button', { name: 'Create', exact: true }).last().click();
  const once = page.getByRole('dialog', { name: /is created/ });
  await expect(once.getByText(/^sk_live_/)).toBeVisible();
  await once.getByRole('checkbox', { name: 'I stored it' }).check({ force: true });
  await once.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(name).first()).toBeVisible();

  interface Apps {
    list: { id: string; name: string; secret_mask: string; ip_whitelist: { ip: string }[] }[];
  }
  const appsOf = () => ask<Apps>(page, `/user/secret-key/list?current=1&pageSize=20&name=${name}`);
  const before = (await appsOf()).list[0];
  await page.goto(addressOf(isMobile, `/appManage?app=${before?.id ?? ''}&section=ip`));
  await page.getByRole('textbox', { name: 'Add addresses' }).fill('198.51.100.2, 203.0.113.9 300.1.1.1');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByRole('textbox', { name: 'Add addresses' })).toHaveValue('300.1.1.1');
  await page.getByRole('textbox', { name: 'Add addresses' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await fillProof(page);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect
    .poll(async () => (await appsOf()).list[0]?.ip_whitelist.map(({ ip }) => ip))
    .toEqual(['198.51.100.2', '203.0.113.9']);
});

test('@desktop a callback that failed is found, explained and sent again', async ({ page, isMobile }) => {
  await signIn(page, 'authorised', { from: addressOf(isMobile, '/login') });
  await page.goto(addressOf(isMobile, '/callbackList?range=30d&status=5'));
  await page
    .getByRole('button', { name: /^Open delivery of/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Delivery' });
  await expect(drawer.getByText('Why is this failing?').first()).toBeVisible();
  await drawer
    .getByRole('button', { name: /Resend/ })
    .first()
    .click();
  const asked = page.getByRole('dialog', { name: 'Send again' });
  await asked.getByRole('button', { name: 'Resend', exact: true }).click();
  await expect(page.getByText(/was sent again/).first()).toBeVisible();
  await expect(drawer.getByText(/by hand/).first()).toBeVisible();
});
