import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Page } from '@playwright/test';
import {
  addressOf,
  ask,
  authenticatorCode,
  detailNamed,
  expect,
  hasExtensions,
  inScenario,
  ledgerHolds,
  pressLabelOf,
  selectNamed,
  signIn,
  tabTo,
  test,
  timePasses,
  typeInto,
  verify,
} from './support.ts';

const TRON = '101';

const main = (page: Page) => page.getByRole('main');

test(
  'a swap with a changed price is sent once after another confirmation',
  { tag: ['@phone', '@core'] },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/property/swap?from=101&to=402'));
    await page.getByRole('textbox', { name: 'Amount' }).fill(isMobile ? '41' : '40');
    // In this scenario, the displayed quote is better than the next one.
    await inScenario(page, 'swap.priceMoved');
    await page.reload();
    await page.getByRole('textbox', { name: 'Amount' }).fill(isMobile ? '41' : '40');
    await expect(page.getByRole('timer', { name: /The quote is valid for/ })).toBeVisible();
    await inScenario(page, '');
    const before = await ask<{ total: number }>(page, '/account/stream?type=3&current=1&pageSize=1');

    await page.getByRole('button', { name: 'Review swap' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Swap now' }).click();
    const renewed = page.getByRole('alertdialog', { name: 'The price has changed' });
    await expect(renewed).toBeVisible();
    const unaccepted = await ask<{ total: number }>(page, '/account/stream?type=3&current=1&pageSize=1');
    expect(unaccepted.total, 'swaps before the new price is accepted').toBe(before.total);
    await renewed.getByRole('button', { name: 'Accept and swap' }).click();
    await expect(
      main(page)
        .getByText(/^(In progress|Completed)$/)
        .first(),
    ).toBeVisible();
    await timePasses(page, 60);
    await expect(main(page).getByText('Completed', { exact: true }).first()).toBeVisible({
      timeout: 20_000,
    });
    await ledgerHolds(page, TRON);
    await ledgerHolds(page, '402');
  },
);

test('a merchant can transfer to another merchant', { tag: '@core' }, async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, `/property/transfer?id=${TRON}`));
  await page.getByRole('textbox', { name: /merchant ID or email/ }).fill('10013401');
  if (!hasExtensions()) {
    await selectNamed(page, 'Token').click();
    await page.getByRole('option', { name: /^USDT/ }).click();
  }
  await pressLabelOf(page.getByRole('checkbox', { name: /this is the right recipient/ }));
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await page.getByRole('textbox', { name: /Note/ }).fill('Invoice 7');
  await page.getByRole('button', { name: 'Continue to verification' }).click();
  const confirmed = page.getByRole('dialog', { name: 'Confirm internal transfer' });
  await expect(confirmed.getByText(/USDT · TRON(?!,)/).first()).toBeVisible();
  await verify(page, 'Transfer', 'Confirm internal transfer');
  await expect(page.getByText(/12\.500000 USDT sent to/)).toBeVisible();
  await ledgerHolds(page, TRON);
});

test(
  'a withdrawal to another merchant’s address is offered as an internal transfer',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const sum = isMobile ? '18' : '17';
    await signIn(page);
    await inScenario(page, 'withdrawals.address.internal');
    await page.goto(isMobile ? '/m/withdraw?id=101' : '/property/withdraw?id=101');
    // On phones, the field for the amount appears in a later step.
    if (!isMobile) await page.getByRole('textbox', { name: 'Amount' }).fill(sum);
    await page
      .getByRole('textbox', { name: 'Address', exact: true })
      .fill('TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs');
    await page.getByRole('link', { name: 'Use internal transfer' }).click();
    await inScenario(page, '');
    const form = main(page);
    await expect(form.getByRole('textbox', { name: /merchant ID or email/ })).toHaveValue('10013401');
    const amount = form.getByRole('textbox', { name: 'Amount' });
    if (isMobile) await amount.fill(sum);
    await expect(amount).toHaveValue(sum);
    await pressLabelOf(form.getByRole('checkbox', { name: /this is the right recipient/ }));
    await form.getByRole('button', { name: 'Continue to verification' }).click();
    await expect(page.getByText(`You’re sending ${sum}.000000 USDT (USDT · TRON) to Ac`)).toBeVisible();
    await verify(page, 'Transfer', 'Confirm internal transfer');
    await expect(page.getByText(`${sum}.000000 USDT sent to`)).toBeVisible();
    await ledgerHolds(page, TRON);
  },
);

test('a merchant can swap, transfer and deposit by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  const { keyboard } = page;
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }), 'Enter');
  };
  await page.goto('/property/swap?from=101&to=402');
  await typeInto(page, amount, '43');
  await expect(page.getByRole('timer', { name: /The quote is valid for/ })).toBeVisible();
  await press('Review swap');
  await press('Swap now');
  await expect(
    main(page)
      .getByText(/^(In progress|Completed)$/)
      .first(),
  ).toBeVisible();

  await page.goto(`/property/transfer?id=${TRON}`);
  await typeInto(page, page.getByRole('textbox', { name: /merchant ID or email/ }), '10013401');
  await tabTo(page, page.getByRole('checkbox', { name: /this is the right recipient/ }), 'Space');
  await typeInto(page, amount, '3');
  await press('Continue to verification');
  const dialog = page.getByRole('dialog', { name: 'Confirm internal transfer' });
  await typeInto(page, dialog.getByLabel('Transaction password', { exact: true }), DEMO_TRADE_PASSWORD);
  await typeInto(
    page,
    dialog.getByRole('textbox', { name: /authenticator code/i }),
    await authenticatorCode(page),
  );
  await keyboard.press('Enter');
  await expect(page.getByText(/3\.000000 USDT sent to/)).toBeVisible();
  await ledgerHolds(page, TRON);

  await page.goto(`/property/recharge?id=${TRON}`);
  await press('I’ve sent the deposit');
  await page.request.post('/__mock/deposit', { data: { token: 'USDT', chain: 'TRON', amount: '78' } });
  await expect(page.getByText(/Deposit of 78 USDT detected/).first()).toBeAttached({ timeout: 20_000 });
});

test('several payments are refunded after one verification', { tag: '@both' }, async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/record?status=2'));
  await page.getByRole('button', { name: 'Refund several' }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select \S+ for a refund$/ });
  const from = isMobile ? 2 : 0;
  for (const index of [from, from + 1]) await pressLabelOf(boxes.nth(index));
  if (isMobile) await page.getByRole('button', { name: 'Refund 2 payments' }).click();
  const refunds = detailNamed(page, 'Refund 2 payments');
  await refunds
    .getByRole('textbox', { name: /^Refund amount/ })
    .first()
    .fill('0.000001');
  await expect(refunds.getByText('Partial refund')).toBeVisible();
  await refunds.getByRole('button', { name: 'Review 2 refunds and verify once' }).click();
  await verify(page, 'Send 2 refunds', 'Confirm 2 refunds');
  await expect(refunds.getByRole('heading', { name: '2 of 2 refunds started' })).toBeVisible();
  await refunds
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(detailNamed(page, 'Payment details').getByRole('heading', { name: 'Refunds' })).toBeVisible();
});
