import type { Locator, Page } from '@playwright/test';
import { DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import {
  addressOf,
  ask,
  authenticatorCode,
  detailNamed,
  expect,
  pressLabelOf,
  send,
  signIn,
  tabTo,
  test,
  timePasses,
  typeInto,
} from './support.ts';

const PAUSE_SECONDS = 11;

interface Detail {
  attempt_list: { manual: boolean; request: { body: string } }[];
}

async function failAt(page: Page, ...urls: string[]): Promise<string[]> {
  const { list } = await ask<{ list: { id: string; appid: string }[] }>(page, '/user/secret-key/list');
  const [app] = list;
  const saved = await send(page, 'PUT', '/user/secret-key', {
    id: app?.id,
    endpoints: urls.map((url) => ({ url, events: ['payment.paid'] })),
    google_code: await authenticatorCode(page),
    password: DEMO_TRADE_PASSWORD_HASH,
  });
  expect(saved).toMatchObject({ code: 200 });
  const ids: string[] = [];
  for (const url of urls) {
    const event = { appid: app?.appid, event: 'payment.paid', url };
    ids.push((await send(page, 'POST', '/callback/test', event)).data.id);
  }
  await timePasses(page, PAUSE_SECONDS);
  return ids;
}

const attemptsOf = async (page: Page, id: string) =>
  (await ask<Detail>(page, `/callback/info?id=${id}`)).attempt_list;

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Order number or URL' });

test(
  'a merchant can resend several selected callbacks together',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await signIn(page);
    const host = `fail-${isMobile ? 'm' : 'd'}.example`;
    const ids = await failAt(page, `https://${host}/a`, `https://${host}/b`, `https://${host}/c`);
    await page.goto(addressOf(isMobile, `/callbackList?mode=test&keyword=${host}`));
    const boxes = page.getByRole('checkbox', { name: /^Select delivery for/ });
    await expect(boxes).toHaveCount(3);
    if (isMobile) {
      for (const container of [0, 2]) {
        await boxes.nth(container).evaluate((box) => box.scrollIntoView({ block: 'center' }));
        await pressLabelOf(boxes.nth(container));
      }
    } else {
      await pressLabelOf(page.getByRole('checkbox', { name: 'Select all 3 failed deliveries on this page' }));
      await pressLabelOf(boxes.nth(1));
    }
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Resend selected' }).click();
    const requested = page.getByRole('dialog', { name: 'Resend deliveries' });
    await expect(requested.getByText(/2 deliveries will be resent/)).toBeVisible();
    await requested.getByRole('button', { name: 'Resend', exact: true }).click();
    await expect(page.getByText('2 deliveries resent').first()).toBeVisible();
    await expect(page.getByText('2 selected')).toBeHidden();
    // The list starts with the newest delivery. The second of three rows is the second delivery in either order.
    const counts = await Promise.all(ids.map(async (id) => (await attemptsOf(page, id)).length));
    expect(counts).toEqual([2, 1, 2]);
  },
);

test('a payment and its callbacks link to each other', async ({ page, isMobile }) => {
  await signIn(page);
  interface Callbacks {
    list: { ref_no: string }[];
  }
  const { list } = await ask<Callbacks>(page, '/callback/list?current=1&pageSize=1&status=4&order_type=1');
  const order = list[0]?.ref_no ?? '';
  await page.goto(addressOf(isMobile, `/record?detail=${order}`));
  await detailNamed(page, 'Payment details')
    .getByRole('link', { name: /HTTP 200/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/callbackList\\?.*keyword=${order}`));
  const drawer = detailNamed(page, 'Delivery');
  await drawer.getByRole('link', { name: new RegExp(order.slice(-6)) }).click();
  await expect(detailNamed(page, 'Payment details').getByText(order)).toBeVisible();
});

test(
  'a merchant can filter, open and resend a callback by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page);
    const host = 'missing-keys.example';
    const [id = ''] = await failAt(page, `https://${host}/hooks`);
    await page.goto('/callbackList?mode=test');
    await expect(search(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await typeInto(page, search(page), host);
    const row = page.getByRole('button', { name: /^Open delivery for/ });
    await expect(row).toHaveCount(1);
    await tabTo(page, row, 'Enter');

    const drawer = detailNamed(page, 'Delivery');
    const resend = drawer.getByRole('button', { name: 'Resend' });
    await tabTo(page, resend, 'Enter');
    const requested = page.getByRole('dialog', { name: 'Resend deliveries' });
    await tabTo(page, requested.getByRole('button', { name: 'Resend', exact: true }), 'Enter');
    await expect(requested).toBeHidden();
    await expect(resend).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    expect(await attemptsOf(page, id)).toHaveLength(2);
  },
);
