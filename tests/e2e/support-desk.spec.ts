import { addressOf, expect, signIn, test, timePasses } from './support.ts';

test('a work order is opened from a payment and gets an answer', async ({ page, isMobile }) => {
  await signIn(page, 'authorised', { from: addressOf(isMobile, '/login') });
  await page.goto(addressOf(isMobile, '/record?status=2'));
  const opener = isMobile
    ? page
        .getByRole('list', { name: /^Payments/ })
        .getByRole('button')
        .first()
    : page.getByRole('button', { name: /^Open payment/ }).first();
  await opener.click({ force: true });
  await page.getByRole('link', { name: 'Ask support about this payment' }).click();

  // The form knows the payment, and says so.
  const form = page.getByRole('dialog', { name: 'New work order' });
  await expect(form.getByRole('textbox', { name: 'Trade number' })).toHaveValue(/^\d{32}$/);
  await expect(form.getByText(/· Paid$/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Theme' }).fill('Where is it?');
  await form.getByRole('textbox', { name: 'Description' }).fill('The customer paid, we wait.');
  // A reload loses nothing.
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Theme' })).toHaveValue('Where is it?');
  await form.getByRole('button', { name: 'Send' }).click();

  const thread = page.getByRole('dialog', { name: /^Work order WO-/ });
  await expect(thread.getByText('The customer paid, we wait.')).toBeVisible();
  await timePasses(page, 200);
  await expect(thread.getByText(/Support ·/).first()).toBeVisible({ timeout: 30_000 });
  await thread.getByRole('textbox', { name: 'Your answer' }).fill('Thank you, it is there.');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByRole('listitem').filter({ hasText: 'Thank you, it is there.' })).toBeVisible();
  await expect(thread.getByText('Processing')).toBeVisible();
});
