// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testConsole } from '#app/testing.ts';
import { inStore } from '#app/testingReact.tsx';
import { activeAddressesQueryAtom } from '#data/addresses.ts';
import { findTokenOnNetwork, readCurrenciesAtom } from '#data/currencies.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { PlanRow } from './PlanRow.tsx';

it('PlanRow reports a deleted address only after the address book has loaded', async () => {
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
