import { addressOf, detailNamed, expect, signIn, test, timePasses } from './support.ts';

test(
  'a customer can pay with a payment link that was created in the console',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/record'));
    await page.getByRole('link', { name: 'Links', exact: true }).click();
    await page.getByRole('button', { name: 'New payment link' }).click();
    const form = page.getByRole('dialog', { name: 'New payment link' });
    await form.getByRole('textbox', { name: 'Description' }).fill('Workshop');
    await form.getByRole('textbox', { name: 'Amount in USDT' }).fill('120');
    await form.getByRole('button', { name: 'Create link' }).click();
    const detail = detailNamed(page, 'Payment link');
    const url = await detail.getByRole('region', { name: 'Link' }).innerText();

    const customer = await page.context().newPage();
    await customer.goto(url.trim());
    await expect(customer.getByText('Workshop')).toBeVisible();
    await customer.getByRole('combobox', { name: 'Pay with' }).selectOption({ index: 0 });
    await customer.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(customer.getByRole('status')).toHaveText('Waiting for your payment');
    await customer.getByRole('button', { name: 'Pay the exact amount' }).click();
    await timePasses(page, 3600);
    await customer.goto(url.trim());
    await expect(customer.getByRole('status')).toHaveText('Paid');

    await page.reload();
    await expect(detail.getByText('Used', { exact: true })).toBeVisible();
    await expect(detail.getByText('1 of 1 paid')).toBeVisible();
    await detail.getByRole('link', { name: 'View orders' }).click();
    await expect(page).toHaveURL(/link_id=\d+/);
    await expect(page.getByText(/^LINK-/).first()).toBeVisible();
  },
);
