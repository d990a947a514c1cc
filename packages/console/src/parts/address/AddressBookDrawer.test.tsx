// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { addressWith } from '#app/testingRecords.ts';
import { inStore } from '#app/testingReact.tsx';
import { AddressBookDrawer } from './AddressBookDrawer.tsx';

const policy = { only_saved: 2, cooling: 2, effective_time: 0, only_saved_effective_time: 0 };

it('AddressBookDrawer renders a part of a large address book and finds the others', async () => {
  const all = Array.from({ length: 100 }, (_, index) =>
    addressWith({ id: `a${index}`, label: `Vendor ${index}` }),
  );
  const { store } = testConsole(() => success({ list: all, total: all.length, policy }));
  const onTake = vi.fn<(entry: { readonly id: string }) => void>();
  render(
    inStore(
      store,
      <AddressBookDrawer isOpen onClose={() => undefined} family="tron" currencyId="101" onTake={onTake} />,
    ),
  );
  await screen.findByText('Vendor 0');
  expect(screen.getAllByText(/^Vendor /)).toHaveLength(50);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vendor 99' } });
  fireEvent.click(await screen.findByText('Vendor 99'));
  expect(onTake.mock.calls[0]?.[0].id).toBe('a99');
});
