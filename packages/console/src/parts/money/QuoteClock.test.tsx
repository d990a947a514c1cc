// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { clockAtom } from '#data/calls/serverClock.ts';
import { QuoteClock } from './QuoteClock.tsx';

const NOW = 1_795_143_570;
const bank = createMockApi({ merchant: 'authorised', now: NOW });
function open(left: number) {
  const quote = { server_time: NOW, expire_time: NOW + left };
  const { store } = openScreen(<QuoteClock quote={quote} />, { bank, href: '/property/swap' });
  act(() => store.set(clockAtom, bank.clock));
}

it('the quote clock reports that a quote has expired instead of 0 seconds left', async () => {
  open(0);
  expect((await screen.findByRole('status')).textContent).toBe('Quote expired');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('the quote clock counts down the time of a valid quote', async () => {
  open(7);
  expect(await screen.findByRole('timer', { name: /7/ })).toBeTruthy();
  expect(screen.queryByText('Quote expired')).toBeNull();
});
