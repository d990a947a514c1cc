// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { getPaymentTotals } from '@settlement/api-mocks/contract/payments';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { loadTemporal } from '#lib/time/temporal.ts';
import { PaymentTotals } from './PaymentTotals.tsx';

beforeAll(loadTemporal);

it('PaymentTotals loads the totals after a retry', async () => {
  const bank = createMockApi({ merchant: 'authorised' });
  let isDown = true;
  const handle = async (request: Request) =>
    isDown && request.url.includes(getPaymentTotals.path)
      ? Response.json(
          { code: errorCode.OPERATION_FAILED, msg: 'Operation failed', data: {} },
          { status: 422 },
        )
      : bank.handle(request);
  openScreen(<PaymentTotals />, { bank: { signIn: () => bank.signIn(), handle }, href: '/record?status=2' });
  expect((await screen.findByRole('alert')).textContent).toContain('The totals couldn’t be loaded');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Received, less refunds')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['/record?status=2', true],
  ['/record?status=2&range=days&from=2026-11-01&to=2026-11-20', false],
])('PaymentTotals shows “All time” at %s: %s', async (href, isShown) => {
  const bank = createMockApi({ merchant: 'authorised' });
  openScreen(<PaymentTotals />, { bank, href });
  await screen.findByText('Received, less refunds');
  expect(screen.queryByText('All time') !== null).toBe(isShown);
});
