// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { attentionQueryAtom } from '#data/attention.ts';
import { userAtom } from '#data/user.ts';
import { AttentionCard } from './AttentionCard.tsx';

it('AttentionCard is hidden instead of empty while required setup steps are left', async () => {
  const { store } = openScreen(<AttentionCard shown={1} />, {
    bank: createMockApi({ merchant: 'fresh' }),
    href: '/',
  });
  await waitFor(() => {
    expect(store.get(attentionQueryAtom).data?.list).toEqual([]);
    expect(store.get(userAtom)).toBeDefined();
  });
  expect(screen.queryByText('Nothing needs your attention.')).toBeNull();
});
