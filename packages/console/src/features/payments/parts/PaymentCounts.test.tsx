// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { getPaymentTotals } from '@settlement/api-mocks/contract/payments';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { locationAtom } from '#data/page/location.ts';
import { PaymentCounts } from './PaymentCounts.tsx';

const tab = (name: RegExp) => screen.findByRole('button', { name });

it('PaymentCounts filters by the pressed status and keeps the other filters', async () => {
  const bank = createMockApi({ merchant: 'authorised' });
  const { store } = openScreen(<PaymentCounts />, { bank, href: '/record?token=USDC' });
  expect((await tab(/^All \d/)).getAttribute('aria-pressed')).toBe('true');
  for (const [name, search] of [
    [/^Paid \d/, '?token=USDC&status=2'],
    [/^To be reviewed \d/, '?token=USDC&open=1'],
    [/^All \d/, '?token=USDC'],
  ] as const) {
    fireEvent.click(await tab(name));
    await waitFor(() => expect(store.get(locationAtom).search).toBe(search));
    const pressed = await tab(name);
    await waitFor(() => expect(pressed.getAttribute('aria-pressed')).toBe('true'));
  }
});

const withoutNumbers = async (response: Response) => {
  const { data, ...rest } = await response.json();
  return Response.json({ ...rest, data: { ...data, statuses: undefined, open_count: undefined } });
};

it.each([
  ['has no totals', async () => new Response('', { status: 404 })],
  ['returns totals without numbers', withoutNumbers],
])('PaymentCounts filters without numbers if the server %s', async (_name, answer) => {
  const bank = createMockApi({ merchant: 'authorised' });
  const handle = async (request: Request) => {
    const response = await bank.handle(request);
    return request.url.includes(getPaymentTotals.path) ? answer(response) : response;
  };
  const { store } = openScreen(<PaymentCounts />, {
    bank: { signIn: () => bank.signIn(), handle },
    href: '/record',
  });
  fireEvent.click(await tab(/^Paid$/));
  await waitFor(() => expect(store.get(locationAtom).search).toBe('?status=2'));
});
