// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import type { ScenarioId } from '@settlement/api-mocks/scenarios';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { userAtom } from '#data/user.ts';
import { verificationAtom } from '#data/verificationDialog.ts';
import { SwapBody } from './SwapBody.tsx';

const NOW = 1_795_143_570;
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

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

it('says what is missing and focuses it', async () => {
  open();
  await amount();
  await review();
  expect(described(await amount())).toContain('cannot be empty');
  expect(document.activeElement).toBe(await amount());
});

it('says the least and the most before anything is typed, and what Max takes', async () => {
  open();
  await waitFor(async () =>
    expect(described(await amount())).toMatch(/^Minimum .* BTC · maximum .* BTC per swap/),
  );
  const most = screen.getByRole<HTMLButtonElement>('button', { name: 'Max' });
  // The balance is another question than the pair.
  await waitFor(() => expect(most.disabled).toBe(false));
  await press(most);
  await waitFor(async () => expect(described(await amount())).toContain('Your whole balance'));
});

it('waits for the quote, and then asks whether to swap', async () => {
  const page = open();
  await type('0.005');
  await review();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await question()).textContent).toContain('0.005');
  expect(page.sent('POST', '/swap/create-order')).toEqual([]);
});

it('sends one order, however often it is agreed to, and forgets the amount', async () => {
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

it('asks again at a new price, and keeps the question when the verification is closed', async () => {
  const page = open('swap.priceMoved');
  await order('0.005');
  await within(await question()).findByRole('button', { name: 'Accept and swap' });
  expect(screen.getByRole('alertdialog', { name: 'The price has changed' })).toBeTruthy();
  cleanup();

  const other = open();
  await order('0.05');
  await waitFor(() => expect(other.store.get(verificationAtom)).not.toBeNull());
  await act(async () => other.store.get(verificationAtom)?.cancel());
  await pressIn('Swap now');
  await waitFor(() => expect(other.store.get(verificationAtom)).not.toBeNull());
  expect(page.sent('POST', '/swap/create-order')).toHaveLength(1);
});

it('doesn’t call a price changed that is the same, and doesn’t ask for the codes a second time', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: NOW });
  const page = openScreen(<SwapBody />, { bank, href: '/property/swap?from=307&to=101' });
  await order('0.05');
  await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
  // Typing takes longer than a quote holds.
  bank.advance(16);
  const codes = { google_code: bank.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
  await act(async () => page.store.get(verificationAtom)?.submit(codes));
  expect(await screen.findByRole('alertdialog', { name: 'New quote, same price' })).toBeTruthy();
  await pressIn('Swap now');
  await screen.findByText(/Swap in progress/);
  expect(page.store.get(verificationAtom)).toBeNull();
});

it('shows a refused amount beside it, and keeps what is typed', async () => {
  const page = open('swap.insufficient');
  await waitFor(() => expect(page.store.get(userAtom)).toBeDefined());
  await order('0.005');
  await waitFor(async () => expect(described(await amount())).toContain('Insufficient balance'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await amount()));
  page.reopen();
  await waitFor(async () => expect((await amount()).value).toBe('0.005'));
});

it('says before anything is typed that withdrawals are frozen, and where to unfreeze them', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: NOW });
  bank.merchant().settings.isFrozen = true;
  openScreen(<SwapBody />, { bank, href: '/property/swap?from=307&to=101' });
  expect((await screen.findByText(/You’ve frozen withdrawals/)).textContent).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to security centre' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /review swap/i }).disabled).toBe(true);
});

it('says above the fields until when the account is closed', async () => {
  open('swap.closedAccount');
  await order('0.005');
  expect((await screen.findByRole('alert')).textContent).toContain('transfers are paused until');
  await type('0.006');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a refused quote beside the field it is about', async () => {
  open('errors.10004');
  await type('0.05');
  const to = await screen.findByRole('button', { name: /(^| )To$/ });
  await waitFor(() => expect(to.closest('[data-invalid]')).not.toBeNull());
  await review();
  expect(document.activeElement).toBe(to);
});
