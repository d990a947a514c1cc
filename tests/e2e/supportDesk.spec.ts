import type { Page } from '@playwright/test';
import {
  addressOf,
  ask,
  detailNamed,
  expect,
  pressLabelOf,
  signIn,
  tabTo,
  test,
  timePasses,
} from './support.ts';

interface WorkOrder {
  id: string;
  status: number;
  rating: number;
  trade_no: string;
}

async function newest(page: Page): Promise<WorkOrder> {
  const { list } = await ask<{ list: WorkOrder[] }>(page, '/work-order/list?current=1&pageSize=10');
  const id = Math.max(...list.map((order) => Number(order.id)));
  return ask<WorkOrder>(page, `/work-order/info?id=${id}`);
}

test(
  'a merchant can rate and reopen a work order about a payment',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/record?status=2'));
    const opener = isMobile
      ? page
          .getByRole('list', { name: /^Payments/ })
          .getByRole('button')
          .first()
      : page.getByRole('button', { name: /^Open payment/ }).first();
    await opener.click();
    await page.getByRole('link', { name: 'Ask support about this payment' }).click();

    const form = page.getByRole('dialog', { name: 'Create work order' });
    const number = form.getByRole('textbox', { name: 'Payment or withdrawal number' });
    await expect(number).toHaveValue(/^\d{32}$/);
    const tradeNo = await number.inputValue();
    await expect(form.getByText(/^Payment · .* · Paid$/)).toBeVisible();
    await form.getByRole('textbox', { name: 'Subject' }).fill('Where is it?');
    await form.getByRole('textbox', { name: 'Description' }).fill('The customer paid, we wait.');
    await page.reload();
    await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Where is it?');
    await form.getByRole('button', { name: 'Send' }).click();

    const thread = detailNamed(page, /^Work order WO-/);
    await expect(thread.getByText('The customer paid, we wait.')).toBeVisible();
    await expect(thread.getByRole('link', { name: `Open Payment ${tradeNo}` })).toBeVisible();
    await timePasses(page, 200);
    await thread.getByRole('button', { name: 'Check for replies' }).click();
    await expect(thread.getByText(/^Support ·/)).toBeVisible();
    await thread.getByRole('textbox', { name: 'Your reply' }).fill('Thank you, it is there.');
    if (isMobile) await thread.getByRole('button', { name: 'Send' }).click();
    else await page.keyboard.press('Control+Enter');
    await expect(thread.getByRole('listitem').filter({ hasText: 'Thank you, it is there.' })).toBeVisible();
    expect(await newest(page)).toMatchObject({ status: 2, trade_no: tradeNo });

    await thread.getByRole('button', { name: 'Close work order' }).click();
    const question = page.getByRole('alertdialog');
    await pressLabelOf(question.getByRole('radio', { name: '4 stars of 5' }));
    await question.getByRole('button', { name: 'Close work order' }).click();
    await expect(thread.getByText('You rated support 4 out of 5.')).toBeVisible();
    expect(await newest(page)).toMatchObject({ status: 4, rating: 4 });

    await thread.getByRole('button', { name: 'Reopen' }).click();
    await expect(thread.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
    expect(await newest(page)).toMatchObject({ status: 2, rating: 0 });
  },
);

test('a merchant can create and reply to a work order by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/work-order');
  const opener = page.getByRole('button', { name: 'Create work order' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');

  const form = page.getByRole('dialog', { name: 'Create work order' });
  await tabTo(page, form.getByRole('button', { name: /Work order type/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sugg');
  await page.keyboard.press('Enter');
  const theme = form.getByRole('textbox', { name: 'Subject' });
  await tabTo(page, form.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(theme).toBeFocused();
  await page.keyboard.type('Receipts in the dark');
  await page.keyboard.press('Tab');
  await page.keyboard.type('It would be kind.');
  await tabTo(page, form.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');

  const thread = detailNamed(page, /^Work order WO-/);
  await expect(thread.getByRole('log').getByText('It would be kind.')).toBeVisible();
  await tabTo(page, thread.getByRole('textbox', { name: 'Your reply' }));
  await page.keyboard.type('And on paper, too.');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByRole('log').getByText('And on paper, too.')).toBeVisible();
  await tabTo(page, thread.getByRole('button', { name: 'Close work order' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: /^Close work order WO-/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(thread.getByRole('button', { name: 'Close work order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(thread).toBeHidden();

  const row = page.getByRole('button', { name: /^Open work order/ }).first();
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await expect(thread.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});
