// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { refundPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { verificationAtom } from '#data/money/verificationDialog.ts';
import { selectedPaymentsAtom } from '#data/refundSelection.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { PaymentsListScreen } from '../desktop/PaymentsListScreen.tsx';

const NOW = 1_795_143_570;
const password = hashPassword(DEMO_TRADE_PASSWORD);

type Reply = (
  request: Request,
  index: number,
  answer: () => Promise<Response>,
) => Promise<Response | undefined>;

// The parts that load on demand are compiled here, because compiling can take longer than a test waits.
await Promise.all([loadTemporal(), import('./PickPayment.tsx'), import('./SeveralRefunds.tsx')]);

async function open(count = 2, reply: Reply = async () => undefined) {
  const api = createMockApi({ merchant: 'authorised', now: NOW });
  const numbers = Array.from({ length: count }, () => {
    const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '100', kind: 'over' });
    api.advance(60);
    return trade_no;
  });
  let index = 0;
  let isOffline = false;
  const page = openScreen(<PaymentsListScreen />, {
    bank: {
      signIn: () => api.signIn(),
      handle: async (request: Request) => {
        if (isOffline) throw new TypeError('Failed to fetch');
        if (!request.url.endsWith('/transactions/refund')) return api.handle(request);
        const replaced = await reply(request, index, () => api.handle(request));
        index += 1;
        return replaced ?? api.handle(request);
      },
    },
    href: '/record',
  });
  const start = await screen.findByRole('button', { name: 'Refund several' });
  await act(async () => void fireEvent.click(start));
  const boxes = await waitFor(() => {
    const found = screen.getAllByRole('checkbox', { name: /^Select \S+ for a refund$/ });
    expect(found.length).toBeGreaterThanOrEqual(count);
    return found.slice(0, count);
  });
  for (const box of boxes) await act(async () => void fireEvent.click(box));
  const button = await screen.findByRole('button', { name: `Refund ${count} payments` });
  await act(async () => void fireEvent.click(button));
  await screen.findByRole('list', { name: 'Refunds of the selected payments' });
  return {
    ...page,
    api,
    numbers,
    setOffline: (isNow: boolean) => {
      isOffline = isNow;
    },
    bodies: () => page.requests.filter(({ path }) => path.endsWith('/transactions/refund')),
    refunds: () =>
      api
        .merchant('authorised')
        .rows.payments.all()
        .slice(-count)
        .flatMap(({ refunds = [] }) => refunds.map(({ amount }) => String(amount))),
  };
}
type Page = Awaited<ReturnType<typeof open>>;

const rows = () =>
  within(screen.getByRole('list', { name: 'Refunds of the selected payments' })).getAllByRole('listitem');
const review = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

async function verify(page: Page, name = /verify once/) {
  await act(async () => void fireEvent.click(review(name)));
  await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
  const codes = { google_code: page.api.currentTotp(), password };
  await act(async () => void page.store.get(verificationAtom)?.submit(codes));
}

const refusal = () =>
  Response.json(
    { code: errorCode.INSUFFICIENT_BALANCE, msg: 'Insufficient balance', data: null },
    { status: 422 },
  );

describe('RefundForm with several payments', () => {
  it('sends all refunds after one verification, each with its own request ID', async () => {
    const page = await open();
    await verify(page);
    expect(await screen.findByRole('heading', { name: '2 of 2 refunds started' })).toBeTruthy();
    const ids = page.bodies().map(({ body }) => Reflect.get(Object(body), 'request_id'));
    expect(new Set(ids).size).toBe(2);
    expect(page.requests.filter(({ path }) => path.endsWith('/user/verification'))).toHaveLength(1);
    expect(page.refunds()).toEqual(['5000000', '5000000']);
  });

  it('shows the error and a Retry button for a rejected refund', async () => {
    const page = await open(2, async (_, index) => (index === 0 ? refusal() : undefined));
    const dismiss = vi.fn<(error: unknown) => void>();
    page.store.set(errorToastsAtom, { report: () => undefined, dismiss });
    await verify(page);
    expect(await screen.findByRole('heading', { name: '1 of 2 refunds started' })).toBeTruthy();
    const [first] = rows();
    if (!first) throw new Error('no row');
    const retry = within(first).getByRole('button', { name: /^Retry/ });
    expect(first.textContent).toContain('balance is too low');
    expect(dismiss).toHaveBeenCalledOnce();
    expect(page.refunds()).toHaveLength(1);
    await waitFor(() => expect(retry).toHaveProperty('disabled', false));
    page.api.advance(30);
    await act(async () => void fireEvent.click(retry));
    await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
    const codes = { google_code: page.api.currentTotp(), password };
    await act(async () => void page.store.get(verificationAtom)?.submit(codes));
    expect(await screen.findByRole('heading', { name: '2 of 2 refunds started' })).toBeTruthy();
    expect(page.refunds()).toHaveLength(2);
  });

  it('sends no further refunds after a request fails without a response', async () => {
    const page = await open(3, async (_, index) => {
      if (index === 1) throw new TypeError('Failed to fetch');
      return undefined;
    });
    await verify(page);
    await waitFor(() => expect(page.bodies()).toHaveLength(2));
    expect(await screen.findByText('The request wasn’t carried out')).toBeTruthy();
    expect(page.store.get(selectedPaymentsAtom).map(({ isSent }) => isSent === true)).toEqual([
      true,
      false,
      false,
    ]);
    expect(page.refunds()).toHaveLength(1);
  });

  it('exports a refund without a response as “Unknown outcome”', async () => {
    let cutOff = () => {};
    const page = await open(2, async (_, index) => {
      if (index === 0) return undefined;
      cutOff();
      throw new TypeError('Failed to fetch');
    });
    cutOff = () => page.setOffline(true);
    const saved: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => undefined }),
    );
    await verify(page);
    await screen.findByRole('heading', { name: /know/ });
    const button = await screen.findByRole('button', { name: 'Export results' });
    await act(async () => void fireEvent.click(button));
    const [, first, second] = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(first).toContain('Refund started');
    expect(second).toContain('Unknown outcome');
  });

  it('keeps the sent amount of a refund whose response was lost', async () => {
    let cutOff = () => {};
    const page = await open(2, async (_, index, answer) => {
      if (index > 0) return undefined;
      await answer();
      cutOff();
      throw new TypeError('Failed to fetch');
    });
    cutOff = () => page.setOffline(true);
    await verify(page);
    const check = await screen.findByRole('button', { name: 'Check now' });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Full refund' })));
    page.setOffline(false);
    await act(async () => void fireEvent.click(check));
    expect(await screen.findByRole('heading', { name: '1 of 2 refunds started' })).toBeTruthy();
    const [first, second] = page.store.get(selectedPaymentsAtom);
    expect(first).toMatchObject({ isSent: true, amount: '5' });
    expect(second).toMatchObject({ amount: second?.payment.refundable?.amount });
    expect(page.refunds()).toEqual(['5000000']);
  });

  it('sends each refund once if the button is pressed twice', async () => {
    const page = await open();
    await act(async () => {
      fireEvent.click(review(/verify once/));
      fireEvent.click(review(/verify once/));
    });
    await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
    const codes = { google_code: page.api.currentTotp(), password };
    const submit = page.store.get(verificationAtom)?.submit;
    await act(async () => {
      void submit?.(codes);
      void submit?.(codes);
    });
    expect(await screen.findByRole('heading', { name: '2 of 2 refunds started' })).toBeTruthy();
    expect(page.bodies()).toHaveLength(2);
    expect(page.refunds()).toHaveLength(2);
  });

  it('excludes a payment whose typed amount is above the refundable amount', async () => {
    const page = await open();
    const [first] = screen.getAllByRole('textbox', { name: /^Refund amount/ });
    if (!first) throw new Error('no field');
    await act(async () => void fireEvent.change(first, { target: { value: '104.475001' } }));
    expect(screen.getByText(/1 payment isn’t included/)).toBeTruthy();
    await act(async () => void fireEvent.click(review(/verify 1 refund/)));
    await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
    expect(page.bodies()).toHaveLength(0);
  });

  it('skips a payment that another tab has refunded in the meantime', async () => {
    const page = await open();
    const [, last] = page.numbers;
    await act(async () => void fireEvent.click(review(/verify once/)));
    await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
    const token = page.api.signIn();
    const other = new Request(`http://mock.test${refundPayment.path}`, {
      method: 'POST',
      headers: { 'x-token': token },
      body: JSON.stringify({
        request_id: '00000000-0000-4000-8000-000000000001',
        trade_no: last,
        scope: 3,
        amount: '1',
        google_code: page.api.currentTotp(),
        password,
      }),
    });
    expect((await page.api.handle(other)).status).toBe(200);
    page.api.advance(330);
    const codes = { google_code: page.api.currentTotp(), password };
    await act(async () => void page.store.get(verificationAtom)?.submit(codes));
    expect(await screen.findByRole('heading', { name: '1 of 2 refunds started' })).toBeTruthy();
    expect(
      screen.getByText(/The request wasn’t carried out|can no longer be refunded|figures changed/i),
    ).toBeTruthy();
    expect(page.refunds().toSorted()).toEqual(['1000000', '5000000']);
  });
});
