// @vitest-environment jsdom
import { listFollowed } from '@settlement/api-mocks/contract/market';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { MarketPanel } from '../features/dashboard/parts/MarketPanel.tsx';
import { MarketScreen } from '../features/market/MarketScreen.tsx';
import { openScreen } from './testingScreen.tsx';

async function openWithoutFollowed(view: ReactElement) {
  const api = createMockApi({ merchant: 'authorised' });
  let isDown = true;
  const handle = async (request: Request) =>
    isDown && request.url.includes(listFollowed.path)
      ? Response.json({ code: 500, msg: '' }, { status: 500 })
      : api.handle(request);
  openScreen(view, { bank: { signIn: () => api.signIn(), handle }, href: '/market' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  return () => {
    isDown = false;
    fireEvent.click(retry);
  };
}

const control = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Follow BTC' });

it('MarketScreen changes no followed tokens before it knows them', async () => {
  const retry = await openWithoutFollowed(<MarketScreen />);
  expect((await control()).disabled).toBe(true);
  retry();
  await waitFor(async () => expect((await control()).disabled).toBe(false));
  expect((await control()).checked).toBe(true);
});

it('MarketPanel shows search results after it knows the followed tokens', async () => {
  const retry = await openWithoutFollowed(<MarketPanel withdrawHref={() => ''} />);
  act(() => screen.getByRole('searchbox').focus());
  expect(screen.queryByText(/tokens followed/)).toBeNull();
  retry();
  expect((await control()).checked).toBe(true);
  expect(screen.getByText(/tokens followed/)).toBeTruthy();
});
