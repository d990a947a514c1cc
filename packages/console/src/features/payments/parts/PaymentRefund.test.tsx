// @vitest-environment jsdom
import { type MockApi, createMockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { verificationAtom } from '#data/money/verificationDialog.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { PaymentsListScreen } from '../desktop/PaymentsListScreen.tsx';

const NOW = 1_795_143_570;
const STRANGER = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
// The parts that load on demand are compiled here, because compiling can take longer than a test waits.
await Promise.all([
  loadTemporal(),
  import('./PaymentDrawer.tsx'),
  import('./PaymentDetails.tsx'),
  import('./PaymentRefund.tsx'),
  import('./OtherAddress.tsx'),
]);

async function press(name: string | RegExp, role = 'button') {
  const control = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(control));
}

interface Options {
  readonly token?: string;
  readonly chain?: string;
  readonly scenarios?: Parameters<MockApi['setScenarios']>[0];
}

async function open(address: string, { token = 'USDT', chain = 'TRON', scenarios = [] }: Options = {}) {
  const api = createMockApi({ merchant: 'authorised', now: NOW });
  api.setScenarios(scenarios);
  const trade_no = api.incomingPayment({ token, chain, amount: '100' });
  api.advance(60);
  const page = openScreen(<PaymentsListScreen />, {
    bank: { signIn: () => api.signIn(), handle: (request) => api.handle(request) },
    href: `/record?detail=${trade_no}`,
  });
  await press('Refund');
  await press('Another address', 'radio');
  const field = await screen.findByRole('textbox', { name: 'Address' });
  await act(async () => void fireEvent.change(field, { target: { value: address } }));
  const refunds = () => api.merchant('authorised').rows.payments.all().at(-1)?.refunds ?? [];
  return { ...page, api, refunds };
}

it('a refund to another address needs an acknowledgment of the address', async () => {
  const page = await open(STRANGER);
  await screen.findByRole('checkbox', { name: /^I’ve checked this address/ });
  await press('Review refund');
  expect(page.store.get(verificationAtom)).toBeNull();
  await press(/^I’ve checked this address/, 'checkbox');
  await press('Review refund');
  await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
  expect(page.store.get(verificationAtom)?.content).toMatchObject({ address: STRANGER, is_other: true });
  const codes = { google_code: page.api.currentTotp(), password: hashPassword(DEMO_TRADE_PASSWORD) };
  await act(async () => void page.store.get(verificationAtom)?.submit(codes));
  await waitFor(() => expect(page.refunds()).toMatchObject([{ address: STRANGER }]));
});

it.each([
  ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'the zero address'],
  ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', 'an address of another network'],
])('a refund to %s (%s) isn’t sent', async (address) => {
  const page = await open(address);
  await press('Review refund');
  expect((await screen.findByRole('textbox', { name: 'Address' })).getAttribute('aria-invalid')).toBe('true');
  expect(page.store.get(verificationAtom)).toBeNull();
  expect(page.refunds()).toEqual([]);
});

it('a refund can go to an address of the address book', async () => {
  const page = await open('');
  await press('Address book');
  await press(/^Treasury cold/);
  const { address } = page.api
    .merchant('authorised')
    .rows.addresses.all()
    .find(({ label }) => label === 'Treasury cold') ?? { address: '' };
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(field.value).toBe(address);
  await press(/^I’ve checked this address/, 'checkbox');
  await press('Review refund');
  await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
  expect(page.store.get(verificationAtom)?.content).toMatchObject({ address, is_other: true });
});

it('a refund to a similar address requires typing the middle of the address', async () => {
  const page = await open('0xdef4000000000000000000000000000000e8fc12', {
    chain: 'BSC',
    scenarios: ['withdrawals.similarAddress'],
  });
  await press(/^I’ve checked this address/, 'checkbox');
  await press('Review refund');
  expect(page.store.get(verificationAtom)).toBeNull();
  const field = await screen.findByRole('textbox', { name: /^Characters/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('a change of the refund address clears the memo of the previous address', async () => {
  await open('r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5', { token: 'XRP', chain: 'XRP Ledger' });
  const memo = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Memo/ });
  await act(async () => void fireEvent.change(memo, { target: { value: '33722' } }));
  expect(memo.value).toBe('33722');
  const field = screen.getByRole('textbox', { name: 'Address' });
  const other = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH';
  await act(async () => void fireEvent.change(field, { target: { value: other } }));
  expect(memo.value).toBe('');
});

it('a refund to a payment request shows that the amount of the link isn’t used', async () => {
  const other = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH';
  await open(`xrpl:${other}?dt=7&amount=5`, { token: 'XRP', chain: 'XRP Ledger' });
  expect(await screen.findByText('The amount in the link isn’t used: 5.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Memo/ }).value).toBe('7');
});
