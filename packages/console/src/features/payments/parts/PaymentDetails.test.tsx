// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { NewestPayment } from './paymentStory.tsx';

it('PaymentDetails shows progress, amounts and actions before all other facts', async () => {
  const bank = createMockApi({ merchant: 'authorised' });
  openScreen(<NewestPayment />, { bank, href: '/record?status=2' });
  const refund = await screen.findByRole('button', { name: 'Refund' });
  const shown = refund.closest('[role=dialog]')?.textContent ?? '';
  const order = [
    'Settled',
    'Amount paid',
    'Net amount',
    'Refund',
    'Ask support',
    'Timeline',
    'Platform order',
  ];
  const places = order.map((name) => shown.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('PaymentDetails keeps the refund form of a payment while another payment is open', async () => {
  const bank = createMockApi({ merchant: 'authorised' });
  openScreen(<NewestPayment />, { bank, href: '/record?status=2' });
  await screen.findByRole('button', { name: 'Refund' });
  fireEvent.click(screen.getByRole('button', { name: 'Next row' }));
  await screen.findByRole('button', { name: 'Refund' });
  fireEvent.click(screen.getByRole('button', { name: 'Previous row' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Another amount' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next row' }));
  await screen.findByText('2 of 20');
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Previous row' }));
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'Another amount' });
  expect(radio.checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('radio')).toBeNull();
});

it('PaymentDetails ignores the key J while a verification is open', async () => {
  const bank = createMockApi({ merchant: 'authorised' });
  openScreen(
    <>
      <NewestPayment />
      <div role="dialog" aria-label="Verification">
        <button type="button">Confirm</button>
      </div>
    </>,
    { bank, href: '/record?status=2' },
  );
  await screen.findByText('1 of 20');
  const confirm = screen.getByText('Confirm');
  fireEvent.keyDown(confirm, { key: 'j' });
  expect(screen.getByText('1 of 20')).toBeTruthy();
});
