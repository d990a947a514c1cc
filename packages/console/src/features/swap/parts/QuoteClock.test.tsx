// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { QuoteClock } from './QuoteClock.tsx';

const bank = createMockApi({ merchant: 'authorised' });

it('says that a quote has expired, not that it holds for 0 seconds', async () => {
  openScreen(<QuoteClock secondsLeft={0} total={15} />, { bank, href: '/property/swap' });
  expect((await screen.findByRole('status')).textContent).toBe('Quote expired');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('counts down what holds', async () => {
  openScreen(<QuoteClock secondsLeft={7} total={15} />, { bank, href: '/property/swap' });
  expect(await screen.findByRole('timer', { name: /7/ })).toBeTruthy();
  expect(screen.queryByText('Quote expired')).toBeNull();
});
