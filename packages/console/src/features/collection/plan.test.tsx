// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { testConsole } from '#app/testing.ts';
import { inStore } from '#app/testingReact.tsx';
import { activeAddressesQueryAtom } from '#data/addresses.ts';
import { planOf } from '#data/billing.ts';
import { findTokenOnNetwork, readCurrenciesAtom } from '#data/currencies.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { PlanRow } from './PlanRow.tsx';
import { draftOf, lowersAmounts, newPlan, ruleErrors, runsAMonth, scheduleOf, sweepOf } from './ruleDraft.ts';

const plan = { ...newPlan, currencyId: '101', addressId: '3001' };

describe('specification §5: automatic collection never starts below 30 USDT', () => {
  test.each([
    ['29.999999', 'least'],
    ['0.5', 'least'],
    ['030', 'validaValue'],
    ['', 'required'],
    ['many', 'validaValue'],
    ['30', undefined],
    ['1000.5', undefined],
  ])('the error of a minimum amount of %j is %s', (threshold, error) => {
    expect(ruleErrors({ ...plan, threshold }, 6).threshold).toBe(error);
  });
});

test('ruleErrors requires an address only for active rules', () => {
  expect(ruleErrors({ ...plan, addressId: '' }, 6).addressId).toBe('required');
  expect(ruleErrors({ ...plan, addressId: '', isOn: false }, 6)).toEqual({});
});

test('ruleErrors requires a token', () => {
  expect(ruleErrors({ ...plan, currencyId: '' }, 6).currencyId).toBe('required');
});

test('the amount to keep is zero or a valid amount of the token', () => {
  const keepError = (keep: string) => ruleErrors({ ...plan, keep }, 2).keep;
  expect(['0', '0.00', '5', '5.25'].map(keepError)).toEqual([undefined, undefined, undefined, undefined]);
  expect(['', '-1', '5.255', '05'].map(keepError)).toEqual(Array(4).fill('validaValue'));
});

test('a schedule stays the same after a conversion to a draft and back', () => {
  const kept = {
    currency_id: '101',
    open: 1,
    threshold: '30',
    keep_amount: '0',
    address_id: '3001',
  } as const;
  for (const schedule of ['realtime', 'daily 02:30', 'weekly 5 23:45']) {
    const draft = draftOf({ ...kept, schedule });
    expect(scheduleOf(draft)).toBe(schedule);
  }
});

test('a run sends the balance above the kept amount if it reaches the minimum', () => {
  const funds = { balance: '120.5', price: '2', decimals: 6 };
  expect(sweepOf({ threshold: '30', keep: '20.5' }, funds)).toBe('100');
  expect(sweepOf({ threshold: '200', keep: '20.5' }, funds)).toBe('100');
  expect(sweepOf({ threshold: '200.000001', keep: '20.5' }, funds)).toBeUndefined();
  expect(sweepOf({ threshold: '30', keep: '120.5' }, funds)).toBeUndefined();
  expect(sweepOf({ threshold: '30', keep: '500' }, funds)).toBeUndefined();
  expect(sweepOf({ threshold: 'x', keep: '0' }, funds)).toBeUndefined();
});

test('runsAMonth returns the runs per month, except for rules in real time', () => {
  expect(runsAMonth({ kind: 'daily' })).toBe('30');
  expect(runsAMonth({ kind: 'weekly' })).toBe('4.3');
  expect(runsAMonth({ kind: 'realtime' })).toBeUndefined();
});

test('lowersAmounts returns true only for a lower minimum or kept amount', () => {
  const held = { threshold: '100', keep_amount: '5' };
  const lowers = (threshold: string, keep_amount: string) => lowersAmounts({ threshold, keep_amount }, held);
  expect([lowers('99.99', '5'), lowers('100', '4'), lowers('200', '0')]).toEqual([true, true, true]);
  expect([lowers('100.0', '5.00'), lowers('101', '6'), lowers('', '')]).toEqual([false, false, false]);
});

test('planOf returns the pending amounts of a rule instead of its current amounts', () => {
  const amounts = { threshold: '500', keep_amount: '10' };
  const plan = { currency_id: '101', open: 1, address_id: '3001', schedule: 'realtime', ...amounts } as const;
  const pending = { threshold: '30', keep_amount: '0', effective_time: 1 };
  expect(planOf(plan)).toEqual(plan);
  expect(planOf({ ...plan, pending })).toEqual({ ...plan, threshold: '30', keep_amount: '0' });
});

test('PlanRow reports a deleted address only after the address book has loaded', async () => {
  const api = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  const book = Promise.withResolvers<undefined>();
  const { store } = testConsole(
    async (path, request) => {
      if (path.endsWith('/account/address')) await book.promise;
      return { body: await (await api.handle(request)).json() };
    },
    { storage: memoryStorage({ token: api.signIn() }) },
  );
  const { list } = await store.set(readCurrenciesAtom, 'withdraw');
  const amounts = { threshold: '30', keep_amount: '0' };
  const times = { next_time: 0, last_time: 0 };
  const run = { last_result: 0, last_error: 0, last_reason: '' };
  const doNothing = () => undefined;
  render(
    inStore(
      store,
      <PlanRow
        plan={{
          ...amounts,
          ...times,
          ...run,
          currency_id: '101',
          open: 2,
          address_id: 'deleted',
          schedule: 'realtime',
        }}
        currency={findTokenOnNetwork(list, '101')}
        pending={undefined}
        onEdit={doNothing}
        onToggle={doNothing}
        onKeep={doNothing}
      />,
    ),
  );
  const resume = screen.getByRole<HTMLButtonElement>('button', { name: /Resume/ });
  expect(screen.queryByText(/The saved address was deleted/)).toBeNull();
  expect(resume.disabled).toBe(true);
  book.resolve(undefined);
  await vi.waitFor(() => expect(store.get(activeAddressesQueryAtom).isSuccess).toBe(true));
  await screen.findByText(/The saved address was deleted/);
  expect(resume.disabled).toBe(false);
});
