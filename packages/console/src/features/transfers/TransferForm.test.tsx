// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD, type ScenarioId } from '@settlement/api-mocks/scenarios';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { locationAtom } from '#data/page/location.ts';
import { verificationAtom } from '#data/money/verificationDialog.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { Transfer } from './TransferScreen.tsx';

const NOW = 1_795_143_570;

function open(...scenario: ScenarioId[]) {
  const bank = createMockApi({ merchant: 'authorised', now: NOW, scenario });
  return { bank, ...openScreen(<Transfer />, { bank, href: '/property/transfer?id=101' }) };
}
type Page = ReturnType<typeof open>;

const account = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Recipient \(/ });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const confirmation = () => screen.findByRole('checkbox', { name: /right recipient/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async () => {
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: /continue to verification/i })),
  );
};
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');

async function fill(): Promise<void> {
  type(await account(), '10013401');
  fireEvent.click(await confirmation());
  type(amount(), '12.5');
}

const password = hashPassword(DEMO_TRADE_PASSWORD);
async function verify({ store, bank }: Page): Promise<void> {
  await waitFor(() => expect(store.get(verificationAtom)).not.toBeNull());
  await act(async () => store.get(verificationAtom)?.submit({ google_code: bank.currentTotp(), password }));
}

it('the transfer form fills in the amount of a link that has no recipient', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: NOW });
  const page = openScreen(<Transfer />, { bank, href: '/property/transfer?id=101&amount=12.5' });
  await account();
  await waitFor(() => expect(amount().value).toBe('12.5'));
  expect(page.store.get(locationAtom).search).toBe('?id=101');
});

it('the transfer form selects the token of the last transfer to a recent recipient', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: NOW });
  const page = openScreen(<Transfer />, { bank, href: '/property/transfer' });
  const [recent] = await screen.findAllByRole('button', { name: /^Ac\*\*\*/ });
  await act(async () => void fireEvent.click(recent ?? document.body));
  await waitFor(() => expect(page.store.get(locationAtom).search).toBe('?id=101'));
  expect((await account()).value).not.toBe('');
});

it('the transfer form requires a confirmation of the recipient', async () => {
  const page = open();
  type(await account(), '10013401');
  type(amount(), '12.5');
  await press();
  await waitFor(async () => expect(document.activeElement).toBe(await confirmation()));
  expect(described(await confirmation())).toContain('Confirm that this is the right recipient');
  expect(page.store.get(verificationAtom)).toBeNull();
});

it('the transfer form shows the limits before the user types an amount', async () => {
  open();
  await account();
  await waitFor(() =>
    expect(described(amount())).toMatch(
      /^Minimum .* Maximum 20,000 USDT per transfer · .* left of the 24-hour/,
    ),
  );
});

it('the transfer form requires a confirmation of a recent recipient', async () => {
  open();
  const recent = await screen.findByRole('button', { name: /Li\*+ Studio/ });
  recent.focus();
  fireEvent.click(recent);
  expect((await account()).value).not.toBe('');
  await waitFor(async () => expect(document.activeElement).toBe(await confirmation()));
});

it('the transfer form sends one call for repeated presses', async () => {
  const page = open();
  await fill();
  await press();
  await press();
  await verify(page);
  await screen.findByText(/12.500000 USDT sent to/);
  expect(page.sent('POST', '/internal-transfer')).toMatchObject([
    { account: '10013401', id: '101', balance_type: 1, amount: '12.5', remark: '' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'New transfer' }));
  expect((await account()).value).toBe('');
});

it('the transfer form keeps the input after an amount error', async () => {
  const page = open('transfers.tooSmall');
  await fill();
  await press();
  await verify(page);
  await waitFor(() => expect(described(amount())).toContain('The minimum is 0.5 USDT'));
  expect(document.activeElement).toBe(amount());
  expect(screen.queryByRole('alert')).toBeNull();
  page.reopen();
  expect((await account()).value).toBe('10013401');
  expect(amount().value).toBe('12.5');
});

it('the transfer form clears the amount if the unit changes', async () => {
  const page = open('transfers.tooSmall');
  await fill();
  await press();
  await verify(page);
  await waitFor(() => expect(described(amount())).toContain('The minimum is'));
  fireEvent.click(screen.getByRole('radio', { name: 'USDT value' }));
  expect(amount().value).toBe('');
  expect(described(amount())).not.toContain('The minimum is');
});

it('the transfer form sends the typed account if the server can’t look up recipients', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  const page = openScreen(<Transfer />, { bank, href: '/property/transfer?id=101', extensions: [] });
  await fill();
  expect(screen.getByText(/recipient’s name can’t be checked/)).toBeTruthy();
  await press();
  await verify({ bank, ...page });
  await waitFor(() => expect(page.sent('POST', '/internal-transfer').at(-1)).toBeTruthy());
  expect(page.sent('POST', '/internal-transfer').at(-1)).toMatchObject({
    account: '10013401',
    amount: '12.5',
  });
  expect(page.sent('POST', '/internal-transfer').at(-1)).not.toHaveProperty('fee');
  expect(page.sent('GET', '/payee')).toEqual([]);
  expect(await screen.findByRole('heading', { name: /12\.5.* to 10013401/ })).toBeTruthy();
});
