// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { userAtom } from '#data/user.ts';
import { FreezeCard } from './FreezeCard.tsx';

function Screen() {
  const user = useAtomValue(userAtom);
  return user ? <FreezeCard user={user} /> : null;
}

it('the freeze card explains the freeze before the user confirms it', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  const page = openScreen(<Screen />, { bank, href: '/accountInfo' });
  const control = await screen.findByRole<HTMLInputElement>('switch', { name: /Freeze withdrawals/ });
  fireEvent.click(control);
  const question = within(await screen.findByRole('alertdialog', { name: 'Freeze withdrawals?' }));
  expect(question.getByText(/wait 24 hours/)).toBeTruthy();
  expect(page.sent('PUT', '/account/freeze')).toEqual([]);
  expect(control.checked).toBe(false);

  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Cancel' })));
  expect(page.sent('PUT', '/account/freeze')).toEqual([]);

  fireEvent.click(control);
  const again = within(await screen.findByRole('alertdialog'));
  await act(async () => void fireEvent.click(again.getByRole('button', { name: 'Freeze now' })));
  await screen.findByText(/are stopped\. To unfreeze/);
  await waitFor(() => expect(control.checked).toBe(true));
  expect(page.sent('PUT', '/account/freeze')).toEqual([{ open: 1 }]);
});
