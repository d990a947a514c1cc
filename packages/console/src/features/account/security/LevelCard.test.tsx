// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userWith } from '#app/testing.ts';
import { openScreen } from '#app/testingScreen.tsx';
import { protectionsOf } from '#data/account.ts';
import { LevelCard } from './LevelCard.tsx';

it('LevelCard recommends a required protection before an optional one', async () => {
  const user = { ...userWith(3), phone: '', password: true, trade_password: false };
  const bank = createMockApi({ merchant: 'fresh' });
  openScreen(<LevelCard user={user} protections={protectionsOf(user)} />, { bank, href: '/accountInfo' });
  expect(await screen.findByText('Next: Transaction password')).toBeTruthy();
});
