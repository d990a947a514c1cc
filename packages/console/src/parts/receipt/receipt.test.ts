// @vitest-environment jsdom
import { getPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog, success, testConsole } from '#app/testing.ts';
import { inStore } from '#app/testingReact.tsx';
import { Catalog } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { textOf } from '#i18n/useText.ts';
import { subtract, sum } from '#lib/money/money.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { paymentReceipt, type ReceiptOf, withdrawalReceipt } from './receipt.ts';

await catalog.load('zh-CN', ['start']);
const api = createMockApi({ isSignedIn: true });

async function ask<S extends v.GenericSchema>(data: S, path: string): Promise<v.InferOutput<S>> {
  const response = await api.handle(new Request(`http://mock.test/api/v1${path}`));
  return v.parse(v.object({ data }), await response.json()).data;
}

function totalsOf(of: ReceiptOf): (readonly [shown: string, reckoned: string])[] {
  let running = '0';
  return of(textOf(catalog, 'en-US')).lines.flatMap(({ kind, amount }) => {
    if (kind === 'total') return [[amount, running] as const];
    running = kind === 'item' ? sum([running, amount]) : subtract(running, amount);
    return [];
  });
}

function expectSum(of: ReceiptOf): void {
  const totals = totalsOf(of);
  expect(totals.length).toBeGreaterThan(0);
  expect(totals.map(([shown]) => shown)).toEqual(totals.map(([, reckoned]) => reckoned));
}

test('the figures on the receipt of a payment add up, including refunds', async () => {
  for (const status of [2, 6]) {
    const { list } = await ask(listPayments.data, `/transactions/list?status=${status}&pageSize=1`);
    const payment = await ask(getPayment.data, `/transactions/info?trade_no=${list[0]?.trade_no ?? ''}`);
    expect(payment.refunds.length > 0).toBe(status === 6);
    expectSum(paymentReceipt(payment));
  }
});

test('a refund in progress isn’t labeled as refunded on a receipt', async () => {
  const { list } = await ask(listPayments.data, '/transactions/list?status=5&pageSize=1');
  const payment = await ask(getPayment.data, `/transactions/info?trade_no=${list[0]?.trade_no ?? ''}`);
  const terms = paymentReceipt(payment)(textOf(catalog, 'en-US')).lines.map(({ term }) => term);
  expect(terms).toContain('Refund in progress');
  expect(terms).not.toContain('Refunded');
  expectSum(paymentReceipt(payment));
});

test('the figures on the receipt of a withdrawal add up', async () => {
  const { list } = await ask(listWithdrawals.data, '/account/withdrawal-list?status=5');
  const [withdrawal] = list;
  if (!withdrawal) throw new Error('no withdrawal');
  const receipt = withdrawalReceipt(withdrawal);
  expectSum(receipt);
  const terms = receipt(textOf(catalog, 'en-US')).lines.map(({ term }) => term);
  expect(terms).toEqual(['Withdrawal amount', 'Service fee', 'Network fee', 'Net amount']);
  expect(receipt(textOf(catalog, 'en-US')).title).toBe('Withdrawal receipt');
  expect(receipt(textOf(catalog, 'zh-CN')).title).toBe('提现回单');
});

test('a receipt stays in English if the Chinese texts arrive after another choice', async () => {
  const arrival = Promise.withResolvers<void>();
  const slow = new Catalog({
    load: async (language, file) => {
      if (language === 'zh-CN') await arrival.promise;
      return loadMessages(language, file);
    },
  });
  await slow.load('en-US', ['start', 'rest']);
  const { store } = testConsole(() => success(null), { catalog: slow });
  const receipt = { title: 'Payment', number: '84120000', time: 0, token: 'USDT', lines: [], facts: [] };
  const props = { of: () => receipt, isOpen: true, onOpenChange: () => undefined };
  render(inStore(store, createElement(ReceiptDialog, props)));
  for (const name of ['简体中文', 'English']) fireEvent.click(screen.getByRole('radio', { name }));
  await act(async () => arrival.resolve());
  await act(() => slow.load('zh-CN', ['start', 'rest']));
  expect(screen.getAllByText('84120000').length).toBeGreaterThan(0);
});
