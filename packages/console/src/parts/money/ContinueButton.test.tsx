// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { ContinueButton, useHeldText } from './ContinueButton.tsx';

const stage = { bank: createMockApi({ merchant: 'authorised' }), href: '/' };

describe('ContinueButton', () => {
  it('lists the empty fields and stays enabled', async () => {
    openScreen(<ContinueButton missing={['Address', false, 'Amount']}>Continue</ContinueButton>, stage);
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      description: 'Still to enter: Address and Amount',
    });
    expect(button.disabled).toBe(false);
  });

  it('has no description if no field is empty', async () => {
    openScreen(<ContinueButton missing={[false]}>Continue</ContinueButton>, stage);
    expect(await screen.findByRole('button', { name: 'Continue', description: '' })).toBeTruthy();
  });
});

describe('useHeldText', () => {
  const held = (token: string, balance: string) => ({ token, balance });
  const tokens = [held('USDT', '120.5'), held('TRX', '0'), held('BTC', '0.2'), held('ETH', '3')];
  const Held = () => <p>{useHeldText()(tokens) ?? 'none'}</p>;

  it('lists two balances and counts the remaining balances', async () => {
    openScreen(<Held />, stage);
    expect(
      await screen.findByText('Available: 120.500000 USDT, 0.200000 BTC, and 1 more token'),
    ).toBeTruthy();
  });

  it('returns undefined if balances are hidden', async () => {
    const { store } = openScreen(<Held />, stage);
    await screen.findByText(/Available/);
    store.set(hideBalancesAtom, true);
    expect(await screen.findByText('none')).toBeTruthy();
  });
});
