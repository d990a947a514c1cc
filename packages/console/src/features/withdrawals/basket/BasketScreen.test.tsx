// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { basketAtom } from '#data/basket.ts';
import { verificationAtom } from '#data/money/verificationDialog.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { BasketScreen } from './BasketScreen.tsx';

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const OTHER = 'TVj7RNVHy6thbM7BWdSe9G6gXwKhjhdNZS';
const NOW = 1_795_143_570;
const password = hashPassword(DEMO_TRADE_PASSWORD);

type Reply = (request: Request, index: number) => Promise<Response | undefined>;
type Answer = (request: Request, response: Response) => Promise<Response>;

function open(reply: Reply = async () => undefined, change: Answer = async (_, response) => response) {
  const api = createMockApi({ merchant: 'authorised', now: NOW });
  let index = 0;
  const handle = async (request: Request) => {
    if (!request.url.endsWith('/account/withdrawal')) return change(request, await api.handle(request));
    const replaced = await reply(request, index);
    index += 1;
    return replaced ?? api.handle(request);
  };
  const page = openScreen(<BasketScreen />, {
    bank: { signIn: () => api.signIn(), handle },
    href: '/property/batch',
  });
  return { ...page, api };
}

async function addRows(text: string) {
  const box = await screen.findByRole('textbox', { name: 'Recipients' });
  await act(async () => void fireEvent.change(box, { target: { value: text } }));
  const add = screen.getByRole('button', { name: /^Add(?!ress)/ });
  await waitFor(() => expect(add.dataset['pending']).toBeUndefined());
  await act(async () => void fireEvent.click(add));
}

const send = (count: number) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: `Verify and send ${count} withdrawal${count === 1 ? '' : 's'}`,
    });
    expect(button.disabled).toBe(false);
    return button;
  });
const acknowledge = async () => {
  const box = await screen.findByRole('checkbox', { name: /I’ve checked/ });
  await act(async () => void fireEvent.click(box));
};

async function verify(page: ReturnType<typeof open>, count: number) {
  const button = await send(count);
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
  const codes = { google_code: page.api.currentTotp(), password };
  await act(async () => void page.store.get(verificationAtom)?.submit(codes));
}
const withdrawalsOf = ({ api }: ReturnType<typeof open>) =>
  api
    .merchant('authorised')
    .rows.withdrawals.all()
    .filter(({ address }) => address === TRON || address === OTHER)
    .map(({ amount }) => String(amount));

describe('BasketScreen', () => {
  it('sends all withdrawals after one verification, each with its own request ID', async () => {
    const page = open();
    await addRows(`${TRON}, 12, USDT\n${OTHER}, 13.5, USDT`);
    await acknowledge();
    await verify(page, 2);
    expect(await screen.findByRole('heading', { name: '2 of 2 withdrawals submitted' })).toBeTruthy();
    const bodies = page.requests.filter(({ path }) => path.endsWith('/account/withdrawal'));
    expect(new Set(bodies.map(({ body }) => Reflect.get(Object(body), 'request_id'))).size).toBe(2);
    expect(page.requests.filter(({ path }) => path.endsWith('/user/verification'))).toHaveLength(1);
    expect(withdrawalsOf(page)).toHaveLength(2);
  });

  it('requires an acknowledgment of new addresses', async () => {
    const page = open();
    await addRows(`${TRON}, 12, USDT\n${OTHER}, 13.5, USDT`);
    const button = await send(2);
    await act(async () => void fireEvent.click(button));
    expect(page.store.get(verificationAtom)).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/confirm/i);
  });

  it('excludes rows that can’t be sent', async () => {
    open();
    await addRows(`${TRON}, 12, USDT\n${OTHER}, 99999999, USDT\nsomebody, 5`);
    await send(1);
    expect(screen.getAllByText('Not included in the total')).toHaveLength(2);
  });

  it('explains that a spreadsheet rounded an amount', async () => {
    open();
    await addRows(`${TRON}, 12, USDT\n${OTHER}, 1.2E+05, USDT`);
    await send(1);
    expect(screen.getByText(/a spreadsheet rounded this number/i)).toBeTruthy();
  });

  it.each([
    ['Use requested amount: 50 USDT', '50'],
    ['Use table amount: 70 USDT', '70'],
  ])('excludes a row with two amounts until “%s” is pressed', async (name, amount) => {
    const page = open();
    await addRows(`tron:${TRON}?amount=50, 70, USDT`);
    expect(
      await screen.findByText('The payment request is for 50 USDT. Choose which amount to use.'),
    ).toBeTruthy();
    expect(await screen.findByText('Not included in the total')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await send(1);
    expect(page.store.get(basketAtom)).toMatchObject([{ amount, linkAmount: '' }]);
  });

  it('sends the next withdrawal after the server declines one', async () => {
    const refusal = { code: errorCode.INSUFFICIENT_BALANCE, msg: 'Insufficient balance', data: null };
    const page = open(async (_, index) =>
      index === 0 ? Response.json(refusal, { status: 422 }) : undefined,
    );
    await addRows(`${TRON}, 12, USDT\n${OTHER}, 13.5, USDT`);
    await acknowledge();
    await verify(page, 2);
    expect(await screen.findByRole('heading', { name: '1 of 2 withdrawals submitted' })).toBeTruthy();
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('no row');
    expect(within(first).getByRole('button', { name: /^Retry/ })).toBeTruthy();
    expect(withdrawalsOf(page)).toHaveLength(1);
  });

  it('sends no further withdrawals after a request fails without a response', async () => {
    const page = open(async (_, index) => {
      if (index === 0) throw new TypeError('Failed to fetch');
      return undefined;
    });
    await addRows(`${TRON}, 12, USDT\n${OTHER}, 13.5, USDT`);
    await acknowledge();
    await verify(page, 2);
    expect(await screen.findByText('The request wasn’t carried out')).toBeTruthy();
    expect(page.store.get(basketAtom).map(({ tradeNo }) => tradeNo)).toEqual(['', '']);
    expect(page.requests.filter(({ path }) => path.endsWith('/account/withdrawal'))).toHaveLength(1);
  });

  it('doesn’t show a pasted label as the recipient’s name in the verification', async () => {
    const page = open();
    await addRows(`${TRON}, 12, USDT, Treasury`);
    await acknowledge();
    const button = await send(1);
    await act(async () => void fireEvent.click(button));
    await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
    expect(page.store.get(verificationAtom)?.content).toMatchObject({ address: TRON, name: '' });
  });

  it('ignores a memo on a network without memos', async () => {
    const page = open();
    await addRows(`address,amount,token,memo\n${TRON},12,USDT,123`);
    await acknowledge();
    const button = await send(1);
    await act(async () => void fireEvent.click(button));
    await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
    expect(page.store.get(verificationAtom)?.content).toMatchObject({ memo: '' });
  });

  it('excludes a row with an unknown outcome from the next verification', async () => {
    const page = open(
      async (_, index) => {
        if (index === 0) throw new TypeError('Failed to fetch');
        return undefined;
      },
      async (request, response) => {
        if (request.url.includes('/account/request')) throw new TypeError('Failed to fetch');
        return response;
      },
    );
    await addRows(`${TRON}, 12, USDT\n${OTHER}, 13.5, USDT`);
    await acknowledge();
    await verify(page, 2);
    expect(await screen.findByRole('heading', { name: /know/ })).toBeTruthy();
    await send(1);
  });

  describe('without rates and minimum fees from the server', () => {
    const withoutTerms: Answer = async (request, response) => {
      if (!request.url.includes('/account/cost')) return response;
      const answer: { data: Record<string, unknown> } = await response.json();
      for (const name of ['rate', 'min_fee', 'network_fee', 'quote_id']) delete answer.data[name];
      return Response.json(answer);
    };

    it('shows the net amount', async () => {
      open(undefined, withoutTerms);
      await addRows(`${TRON}, 5000, USDT`);
      await send(1);
      expect(document.body.textContent).toContain('Net amount 4,993.8');
    });

    it('excludes a row without an amount', async () => {
      open(undefined, withoutTerms);
      await addRows(`${TRON}, , USDT`);
      expect(await screen.findByText('Not included in the total')).toBeTruthy();
    });
  });
});
