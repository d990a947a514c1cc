import { readSheet } from 'read-excel-file/node';
import { addressOf, expect, savedBy, selectNamed, signIn, signInByHand, test } from './support.ts';

test(
  'a merchant signs in with the second step, reads the dashboard, filters the payments and opens one',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await signInByHand(page, 'two-step', { from: addressOf(isMobile, '/login') });

    await expect(page).toHaveURL(isMobile ? /\/m\/$/ : /\/$/);
    await expect(page.getByText('Account balance (USDT)')).toBeVisible();
    await expect(page.getByRole('slider')).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
    await expect(page).toHaveURL(/\/record$/);
    // The address changes first; on a phone the dashboard has a filter of its own.
    await expect(page.getByRole('heading', { name: 'Payment records' })).toBeVisible();

    // The filters are the address, so a reload changes nothing.
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
    // On the desktop the whole row is pressed; its button is what the keyboard reaches.
    if (isMobile) await opener.click();
    else
      await page
        .getByRole('row', { name: /^Open payment/ })
        .first()
        .click();
    const drawer = page.getByRole('dialog', { name: 'Payment details' });
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
  'the exported spreadsheet opens elsewhere and holds the rows of the list',
  { tag: '@phone' },
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
    await dialog.locator('label', { hasText: /^All columns/ }).click();
    const { name, content } = await savedBy(page, () =>
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    );
    expect(name).toMatch(/-\d{4}-\d{2}-\d{2}\.xlsx$/);

    const rows = await readSheet(content);
    const head = rows.findIndex((row) => row.some((cell) => cell === 'Merchant order'));
    expect(head).toBeGreaterThan(0);
    const body = rows.slice(head + 1).filter((row) => row.some((cell) => cell !== null));
    expect(body).toHaveLength(total);
    const column = rows[head]?.indexOf('Merchant order') ?? -1;
    expect(body[0]?.[column]).toBe(first);
    const amounts = rows[head]?.indexOf('Amount') ?? -1;
    expect(body.every((row) => typeof row[amounts] === 'number')).toBe(true);
  },
);
