import { detailNamed, expect, signIn, tabTo, test, typeInto } from './support.ts';

test('a merchant can create and reply to a work order by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/work-order');
  const opener = page.getByRole('button', { name: 'Create work order' });
  await tabTo(page, opener, 'Enter');

  const form = page.getByRole('dialog', { name: 'Create work order' });
  await tabTo(page, form.getByRole('button', { name: /Work order type/ }), 'Enter');
  await page.keyboard.type('Sugg');
  await page.keyboard.press('Enter');
  const theme = form.getByRole('textbox', { name: 'Subject' });
  await tabTo(page, form.getByRole('button', { name: 'Send' }), 'Enter');
  await expect(theme).toBeFocused();
  await page.keyboard.type('Receipts in the dark');
  await page.keyboard.press('Tab');
  await page.keyboard.type('It would be kind.');
  await tabTo(page, form.getByRole('button', { name: 'Send' }), 'Enter');

  const thread = detailNamed(page, /^Work order WO-/);
  await expect(thread.getByRole('log').getByText('It would be kind.')).toBeVisible();
  await typeInto(page, thread.getByRole('textbox', { name: 'Your reply' }), 'And on paper, too.');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByRole('log').getByText('And on paper, too.')).toBeVisible();
  await tabTo(page, thread.getByRole('button', { name: 'Close work order' }), 'Enter');
  await expect(page.getByRole('alertdialog', { name: /^Close work order WO-/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(thread.getByRole('button', { name: 'Close work order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(thread).toBeHidden();

  const row = page.getByRole('button', { name: /^Open work order/ }).first();
  await tabTo(page, row, 'Enter');
  await expect(thread.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});
