// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD, type ScenarioId } from '@settlement/api-mocks/scenarios';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { verificationAtom } from '#data/verificationDialog.ts';
import { hashPassword } from '#lib/hashPassword.ts';
import { Transfer } from './Transfer.tsx';

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

function open(...scenario: ScenarioId[]) {
  const bank = createMockApi({ merchant: 'authorised', now: 1_795_143_570, scenario });
  return { bank, ...openScreen(<Transfer />, { bank, href: '/property?transfer=101' }) };
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
/** Answers the verification as the dialog would. */
async function verify({ store, bank }: Page): Promise<void> {
  await waitFor(() => expect(store.get(verificationAtom)).not.toBeNull());
  await act(async () => store.get(verificationAtom)?.submit({ google_code: bank.currentTotp(), password }));
}

it('says what is missing and focuses the first field', async () => {
  open();
  await account();
  await press();
  expect(document.activeElement).toBe(await account());
  expect(described(await account())).toContain('cannot be empty');
  expect(described(amount())).toContain('cannot be empty');
});

it('waits for the recipient, and asks to confirm them', async () => {
  const page = open();
  type(await account(), '10013401');
  type(amount(), '12.5');
  await press();
  await waitFor(async () => expect(document.activeElement).toBe(await confirmation()));
  expect(described(await confirmation())).toContain('Confirm that this is the right recipient');
  expect(page.store.get(verificationAtom)).toBeNull();
});

it('says the limits before anything is typed, and that Max leaves a unit', async () => {
  open();
  await account();
  await waitFor(() =>
    expect(described(amount())).toMatch(
      /^Minimum .* maximum 20,000 USDT per transfer · .* left of the 24-hour/,
    ),
  );
});

it('asks to confirm a recent recipient who was chosen', async () => {
  open();
  const recent = await screen.findByRole('button', { name: /Li\*+ Studio/ });
  recent.focus();
  fireEvent.click(recent);
  expect((await account()).value).not.toBe('');
  await waitFor(async () => expect(document.activeElement).toBe(await confirmation()));
});

it('sends once, however often the button is pressed', async () => {
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

it('shows a refused amount beside it, with its figures, and keeps what is typed', async () => {
  const page = open('transfers.tooSmall');
  await fill();
  await press();
  await verify(page);
  await waitFor(() => expect(described(amount())).toContain('The minimum is 0.5 USDT.'));
  expect(document.activeElement).toBe(amount());
  expect(screen.queryByRole('alert')).toBeNull();
  page.reopen();
  expect((await account()).value).toBe('10013401');
  expect(amount().value).toBe('12.5');
});

it('says above the fields that withdrawals are frozen, until the form is edited', async () => {
  const page = open('transfers.frozen');
  await fill();
  await press();
  await verify(page);
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Unfreeze them to continue');
  expect(banner.querySelector('a')?.textContent).toBe('Go to security centre');
  type(amount(), '13');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('forgets the amount, and what was refused about it, in another unit', async () => {
  const page = open('transfers.tooSmall');
  await fill();
  await press();
  await verify(page);
  await waitFor(() => expect(described(amount())).toContain('The minimum is'));
  fireEvent.click(screen.getByRole('radio', { name: 'USDT value' }));
  expect(amount().value).toBe('');
  expect(described(amount())).not.toContain('The minimum is');
});
