import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { signCall } from '@settlement/api-mocks/signing';
import { portOf } from '#scripts/lib/listen.ts';
import { addressOf, expect, fillProof, pressLabelOf, signIn, test, timePasses } from './support.ts';

interface Hook {
  readonly event: string;
  readonly out_trade_no: string;
  readonly isGenuine: boolean;
}

async function openShop(secret: () => string) {
  const hooks: Hook[] = [];
  const server = createServer((message, response) => {
    let body = '';
    message.setEncoding('utf8');
    message.on('data', (part: string) => (body += part));
    message.on('end', () => {
      const signed = `${String(message.headers['x-settlement-time'])}.${body}`;
      const expected = createHmac('sha256', secret()).update(signed).digest('hex');
      const { event, out_trade_no } = JSON.parse(body);
      hooks.push({ event, out_trade_no, isGenuine: expected === message.headers['x-settlement-signature'] });
      response.end('success');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return { hooks, server, port: portOf(server) };
}

interface Key {
  readonly appid: string;
  readonly secretKey: string;
}

async function signed(page: Page, { appid, secretKey }: Key, target: string, body: string) {
  const signature = signCall({ key: appid, secret: secretKey, method: 'POST', path: target, body });
  const headers = { 'Content-Type': 'application/json', ...signature };
  return (await page.request.post(target, { data: body, headers })).json();
}

test(
  'an order created with a new key is paid and reported in a callback',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    let signingKey = '';
    const shop = await openShop(() => signingKey);
    await signIn(page);
    await page.goto(addressOf(isMobile, '/appManage?new=1'));
    const form = page.getByRole('dialog', { name: 'Create application' }).first();
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Order shop');
    await form.getByRole('textbox', { name: 'Website' }).fill('https://shop.example');
    await pressLabelOf(form.getByRole('radio', { name: /^Test/ }));
    await form.getByRole('textbox', { name: 'Main endpoint' }).fill(`http://localhost:${shop.port}/hooks`);
    await expect(form.getByRole('checkbox', { name: 'Read orders' })).toBeChecked();
    await pressLabelOf(form.getByRole('checkbox', { name: 'Create orders' }));
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await fillProof(page);
    await page.getByRole('button', { name: 'Create', exact: true }).last().click();
    const once = page.getByRole('dialog', { name: /created/ });
    const key = {
      appid: await once.getByText(/^app_\d+$/).innerText(),
      secretKey: await once.getByText(/^sk_test_/).innerText(),
    };
    signingKey = await once.getByText(/^whsec_/).innerText();

    const order = { out_trade_no: 'A-1001', token: 'USDT', chain: 'TRON', amount: '25' };
    const made = await signed(page, key, '/api/v1/orders', JSON.stringify(order));
    expect(made).toMatchObject({ code: 200, data: { state: 'created' } });
    const refund = { out_trade_no: 'A-1001', out_refund_no: 'R-1' };
    expect(await signed(page, key, '/api/v1/orders/refund', JSON.stringify(refund))).toMatchObject({
      code: errorCode.OPERATION_FAILED,
      data: { reason: 'scope' },
    });

    await page.goto(made.data.payment_url);
    await expect(page.getByRole('heading', { name: 'Pay Order shop' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
    await page.getByRole('button', { name: 'Pay the exact amount' }).click();
    await expect(page.getByRole('status')).toHaveText(/^Payment detected/);
    await timePasses(page, 120);
    await page.getByRole('link', { name: 'Check the status' }).click();
    await expect(page.getByRole('status')).toHaveText('Paid');

    const hook = { out_trade_no: 'A-1001', isGenuine: true };
    await expect
      .poll(() => shop.hooks)
      .toEqual([
        { event: 'payment.created', ...hook },
        { event: 'payment.paid', ...hook },
      ]);
    await page.goto(addressOf(isMobile, '/record?mode=test'));
    await expect(page.getByText('A-1001').first()).toBeVisible();
    await page.goto(addressOf(isMobile, `/callbackList?mode=test&appid=${key.appid}&event=payment.paid`));
    await expect(page.getByText(/^HTTP 200/).first()).toBeVisible();
    shop.server.close();
  },
);
