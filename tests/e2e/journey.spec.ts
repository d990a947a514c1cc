import { readSheet } from 'read-excel-file/node';
import {
  addressOf,
  ask,
  detailNamed,
  expect,
  hasExtensions,
  savedBy,
  selectNamed,
  signIn,
  signInByHand,
  test,
} from './support.ts';

test(
  'a merchant can open a payment after signing in with two steps',
  { tag: ['@both', '@core'] },
  async ({ page, isMobile }) => {
    await signInByHand(page, addressOf(isMobile, '/login'));

    await expect(page).toHaveURL(isMobile ? /\/m\/$/ : /\/$/);
    await expect(page.getByText('Account balance (USDT)')).toBeVisible();
    await expect(page.getByRole('slider')).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
    await expect(page).toHaveURL(/\/record$/);
    // The URL changes before the page does. On phones, the dashboard also has a filter button, so the test
    // waits for the payment records.
    await expect(page.getByRole('heading', { name: 'Payment records' })).toBeVisible();

    if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click();
    await selectNamed(page, 'Status').click();
    await page.getByRole('option', { name: 'Paid', exact: true }).click();
    await page.keyboard.press('Escape');
    if (isMobile) await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/status=2/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove filter Status: Paid' })).toBeVisible();

    const opener = isMobile
      ? page
          .getByRole('list', { name: /^Payments/ })
          .getByRole('button')
          .first()
      : page.getByRole('button', { name: /^Open payment/ }).first();
    if (isMobile) await opener.click();
    else
      await page
        .getByRole('row', { name: /^Open payment/ })
        .first()
        .click();
    const drawer = detailNamed(page, 'Payment details');
    await expect(drawer.getByText('Platform order')).toBeVisible();
    const order = new URL(page.url()).searchParams.get('detail') ?? '';
    expect(order).toMatch(/^\d{32}$/);
    await expect(drawer.getByText(order)).toBeVisible();
    await expect(drawer.getByRole('heading', { name: 'On-chain transfers' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/detail=/);
    await expect(opener).toBeFocused();
  },
);

test(
  'the exported spreadsheet has the rows of the list',
  { tag: ['@phone', '@core'] },
  async ({ page, isMobile }) => {
    await signIn(page, 'two-step');
    await page.goto(addressOf(isMobile, '/record?status=2&range=7d'));
    const range = await page.getByText(/^1–20 of [\d,]+$/).innerText();
    const total = Number(range.replace(/^.* of /, '').replace(/\D/g, ''));
    expect(total).toBeGreaterThan(20);
    const newest = isMobile
      ? page.getByRole('list', { name: /^Payments/ }).getByText(/^[A-Z]+-\d{8}-\d+$/)
      : page.getByRole('rowheader');
    const first = await newest.first().innerText();

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Export/ });
    if (hasExtensions()) await dialog.locator('label', { hasText: /^All columns/ }).click();
    const { name, content } = await savedBy(page, () =>
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    );
    expect(name).toMatch(/-\d{4}-\d{2}-\d{2}_.+\.xlsx$/);

    const rows = await readSheet(content);
    const head = rows.findIndex((row) => row.some((cell) => cell === 'Merchant order'));
    expect(head).toBeGreaterThan(0);
    if (hasExtensions())
      expect(rows[head]).toEqual(
        expect.arrayContaining(['Refunded', 'Refund numbers', expect.stringContaining('Time paid')]),
      );
    const body = rows.slice(head + 1).filter((row) => row.some((cell) => cell !== null));
    expect(body).toHaveLength(total);
    const column = rows[head]?.indexOf('Merchant order') ?? -1;
    expect(body[0]?.[column]).toBe(first);
    const amounts = rows[head]?.indexOf('Amount') ?? -1;
    expect(body.every((row) => typeof row[amounts] === 'number')).toBe(true);
  },
);

test(
  'a merchant can mark one notification or all notifications as read',
  { tag: ['@phone', '@core'] },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/market'));
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/\d+ unread/);
    await bell.click();
    const list = page.getByRole('region', { name: 'Notifications' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const flushed = page.waitForRequest((request) => request.url().endsWith('/message/read'));
    await list.getByRole('listitem').filter({ hasText: 'New' }).first().getByRole('button').first().click();
    expect((await flushed).postDataJSON()).toEqual({ message_ids: [expect.any(String)] });
    await page.getByRole('button', { name: 'Read all' }).click();
    await expect(list.getByText('New', { exact: true })).toHaveCount(0);
    const { unread } = await ask<{ unread: number }>(page, '/message?current=1&pageSize=1&read=2');
    expect(unread).toBe(0);
  },
);
