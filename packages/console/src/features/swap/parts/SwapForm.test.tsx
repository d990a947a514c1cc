// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import type { ScenarioId } from '@settlement/api-mocks/scenarios';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { locationAtom } from '#data/page/location.ts';
import { clockAtom } from '#data/calls/serverClock.ts';
import { userAtom } from '#data/user.ts';
import { verificationAtom } from '#data/money/verificationDialog.ts';
import { SwapBody } from '../SwapScreen.tsx';

const NOW = 1_795_143_570;

function open(...scenario: ScenarioId[]) {
  const bank = createMockApi({ merchant: 'authorised', now: NOW, scenario });
  return openScreen(<SwapBody />, { bank, href: '/property/swap?from=307&to=101' });
}

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const type = async (value: string) => fireEvent.change(await amount(), { target: { value } });
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const review = async () => press(await screen.findByRole('button', { name: /review swap/i }));
const question = () => screen.findByRole('alertdialog');
const pressIn = async (name: string) => press(within(await question()).getByRole('button', { name }));
const order = async (value: string) => {
  await type(value);
  await review();
  await pressIn('Swap now');
};
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');

it('the swap form shows the limits before the user types', async () => {
  open();
  await waitFor(async () =>
    expect(described(await amount())).toMatch(/^Minimum .* BTC · Maximum .* BTC per swap/),
  );
  const most = screen.getByRole<HTMLButtonElement>('button', { name: 'Max' });
  // The balance and the pair load separately. The button is disabled until both are loaded.
  await waitFor(() => expect(most.disabled).toBe(false));
  await press(most);
  await waitFor(async () => expect(described(await amount())).toContain('Max fills in your whole balance'));
});

it('the swap form moves the amount from the URL to its field', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: NOW });
  const page = openScreen(<SwapBody />, { bank, href: '/property/swap?from=307&to=101&amount=0.005' });
  await waitFor(async () => expect((await amount()).value).toBe('0.005'));
  expect(page.store.get(locationAtom).search).toBe('?from=307&to=101');
});

it('the swap form waits for the quote before it asks for confirmation', async () => {
  const page = open();
  await type('0.005');
  await review();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await question()).textContent).toContain('0.005');
  expect(page.sent('POST', '/swap/create-order')).toEqual([]);
});

it('the swap form sends one order for repeated confirmations', async () => {
  const page = open();
  await waitFor(() => expect(page.store.get(userAtom)).toBeDefined());
  await type('0.005');
  await review();
  const button = within(await question()).getByRole('button', { name: 'Swap now' });
  await act(async () => {
    for (let time = 0; time < 3; time += 1) fireEvent.click(button);
  });
  await screen.findByText(/Swap in progress/);
  expect(page.sent('POST', '/swap/create-order')).toMatchObject([{ from_amount: '0.005', balance_type: 1 }]);
  await press(screen.getByRole('button', { name: 'New swap' }));
  expect((await amount()).value).toBe('');
});

async function verify() {
  const bank = createMockApi({ merchant: 'authorised', now: NOW });
  const page = openScreen(<SwapBody />, { bank, href: '/property/swap?from=307&to=101' });
  page.store.set(clockAtom, bank.clock);
  await waitFor(() => expect(page.store.get(userAtom)).toBeDefined());
  await type('0.05');
  await review();
  await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
  const submit = () => {
    const codes = { google_code: bank.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
    return act(async () => page.store.get(verificationAtom)?.submit(codes));
  };
  return { ...page, bank, submit };
}

it('the swap form asks for another confirmation if the price changed', async () => {
  open('swap.priceMoved');
  await order('0.005');
  await within(await question()).findByRole('button', { name: 'Accept and swap' });
  expect(screen.getByRole('alertdialog', { name: 'The price has changed' })).toBeTruthy();
});

it('the swap form sends a large swap after verification without a confirmation', async () => {
  const page = await verify();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(async () => page.store.get(verificationAtom)?.cancel());
  await review();
  await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
  expect(page.sent('POST', '/swap/create-order')).toEqual([]);
  await page.submit();
  await screen.findByText(/Swap in progress/);
  expect(page.sent('POST', '/swap/create-order')).toMatchObject([{ from_amount: '0.05' }]);
});

it('the swap form accepts an unchanged price without another verification', async () => {
  const page = await verify();
  // The test waits longer than a quote is valid.
  page.bank.advance(16);
  await page.submit();
  expect(await screen.findByRole('alertdialog', { name: 'New quote, same price' })).toBeTruthy();
  // After this quote has expired too, the dialog no longer labels it as new.
  page.bank.advance(16);
  expect(await screen.findByRole('alertdialog', { name: 'Confirm swap' })).toBeTruthy();
  await pressIn('Refresh quote');
  await press(await screen.findByRole('button', { name: /Swap now|Accept and swap/ }));
  await screen.findByText(/Swap in progress/);
  expect(page.store.get(verificationAtom)).toBeNull();
});

it('the swap form keeps typed values after an amount error', async () => {
  const page = open('swap.insufficient');
  await waitFor(() => expect(page.store.get(userAtom)).toBeDefined());
  await order('0.005');
  await waitFor(async () => expect(described(await amount())).toContain('Your available balance is too low'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await amount()));
  page.reopen();
  await waitFor(async () => expect((await amount()).value).toBe('0.005'));
});

it('the swap form explains before submission how to end a freeze', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: NOW });
  bank.merchant().settings.isFrozen = true;
  openScreen(<SwapBody />, { bank, href: '/property/swap?from=307&to=101' });
  expect((await screen.findByText(/You’ve frozen withdrawals/)).textContent).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to security center' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /review swap/i }).disabled).toBe(true);
});

it('the swap form shows the error of a quote next to the related field', async () => {
  open('errors.10004');
  await type('0.05');
  const to = await screen.findByRole('button', { name: /(^| )To$/ });
  await waitFor(() => expect(to.closest('[data-invalid]')).not.toBeNull());
  await review();
  expect(document.activeElement).toBe(to);
});
