// @vitest-environment jsdom
import { listWithdrawals, type Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Atom, atom, useAtomValue } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { UnknownOutcomes } from '#app/deferredParts.tsx';
import { openScreen } from '#app/testingScreen.tsx';
import { equalQuestionAtom } from '#data/money/money.ts';
import { moneyKeyOf, ownerAtom } from '#data/money/moneyStates.ts';
import { toastsAtom } from '#data/page/toasts.ts';
import { useEndpointQuery } from '#data/calls/useEndpointQuery.ts';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';

const query = { status: '1', current: 1, pageSize: 1 };

function Cancel() {
  const row: Withdrawal | undefined = useEndpointQuery(listWithdrawals, { query }).data?.list[0];
  return row && <CancelWithdrawal withdrawal={row} isOpen />;
}

function App({ isOpenAtom }: { readonly isOpenAtom: Atom<boolean> }) {
  return (
    <>
      <UnknownOutcomes />
      {useAtomValue(isOpenAtom) && <Cancel />}
    </>
  );
}

async function startCancellation(scenario?: 'errors.10001') {
  const api = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const handle = async (request: Request) => {
    if (!request.url.endsWith('/withdrawal/cancel')) return api.handle(request);
    await isReleased;
    if (scenario) request.headers.set('x-mock-scenario', scenario);
    return api.handle(request);
  };
  const isOpenAtom = atom(true);
  const page = openScreen(<App isOpenAtom={isOpenAtom} />, {
    bank: { signIn: () => api.signIn(), handle },
    href: '/property/fundingDetails',
  });
  const open = await screen.findByRole('button', { name: 'Cancel withdrawal' });
  await waitFor(() => expect(page.store.get(ownerAtom)).toBeDefined());
  fireEvent.click(open);
  const dialog = within(await screen.findByRole('alertdialog'));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel withdrawal' })));
  await waitFor(() => expect(page.sent('PUT', '/withdrawal/cancel')).toHaveLength(1));
  const toasts = () => page.store.get(toastsAtom).getSnapshot();
  return {
    toasts,
    release: () => act(async () => release()),
    leave: () => act(() => page.store.set(isOpenAtom, false)),
  };
}

describe('a call that ends after its screen was left', () => {
  it('is reported in a toast', async () => {
    const { toasts, release, leave } = await startCancellation();
    leave();
    await release();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()).toMatchObject([
      {
        tone: 'positive',
        title: expect.stringMatching(/^Withdrawal canceled\. [\d,.]+ \w+ is available again\.$/),
      },
    ]);
  });

  it('is reported with the reason if it was declined', async () => {
    const { toasts, release, leave } = await startCancellation('errors.10001');
    leave();
    await release();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()).toMatchObject([
      {
        title: expect.stringMatching(
          /^This request wasn’t carried out and changed nothing: Cancellation of the withdrawal of /,
        ),
        description: 'This couldn’t be completed. Try again.',
      },
    ]);
  });
});

describe('a call that ends while its screen is open', () => {
  it('is reported in one toast', async () => {
    const { toasts, release } = await startCancellation();
    await release();
    await waitFor(() => expect(toasts()).toHaveLength(1));
  });

  it('is reported in its dialog and with the server’s message if it was declined', async () => {
    const { toasts, release } = await startCancellation('errors.10001');
    await release();
    expect(await screen.findByText('The withdrawal wasn’t canceled')).toBeTruthy();
    expect(toasts()).toMatchObject([{ title: 'This couldn’t be completed. Try again.' }]);
    expect(screen.queryByText('The request wasn’t carried out')).toBeNull();
  });
});

describe('the question about sending the same request again', () => {
  it('is closed without sending the request if the user leaves the form', async () => {
    const api = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
    const isOpenAtom = atom(true);
    const { store } = openScreen(<App isOpenAtom={isOpenAtom} />, {
      bank: api,
      href: '/property/fundingDetails',
    });
    await screen.findByRole('button', { name: 'Cancel withdrawal' });
    const list = 'http://bank.test/api/v1/account/withdrawal-list?status=1&current=1&pageSize=1';
    const request = new Request(list, { headers: { 'x-token': api.signIn() } });
    const shown: { data: { list: Withdrawal[] } } = await (await api.handle(request)).json();
    const answer = vi.fn<(isSentAgain: boolean) => void>();
    const key = moneyKeyOf(store.get, 'withdrawals.cancel', shown.data.list[0]?.trade_no ?? '');
    store.set(equalQuestionAtom, { key, movement: { tradeNo: '1', time: 0 }, answer });
    act(() => store.set(isOpenAtom, false));
    expect(answer.mock.calls).toEqual([[false]]);
  });
});
