import { getPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { act, fireEvent, render } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { UnknownOutcomes, Verification } from '#console/app/deferredParts.tsx';
import type { ConsoleStore } from '#console/app/store.ts';
import { pathnameAtom } from '#console/data/page/location.ts';
import { useEndpointQuery } from '#console/data/calls/useEndpointQuery.ts';
import { PaymentRefund } from '#console/features/payments/parts/PaymentRefund.tsx';
import { WithdrawScreen } from '#console/features/withdrawals/desktop/WithdrawScreen.tsx';
import { I18nProvider } from '#console/i18n/I18nProvider.tsx';
import { CancelWithdrawal } from '#console/parts/money/CancelWithdrawal.tsx';
import type { Thing } from './moneyThings.ts';
import '#console/features/verification/VerificationDialog.tsx';
import '#console/parts/money/UnknownOutcomesBanner.tsx';
import { SwapBody } from '#console/features/swap/SwapScreen.tsx';
import { Transfer } from '#console/features/transfers/TransferScreen.tsx';

function Refund({ number }: Thing) {
  const { data } = useEndpointQuery(getPayment, { query: { trade_no: number } });
  return data?.refundable && <PaymentRefund payment={data} refundable={data.refundable} />;
}

function Cancellation({ number }: Thing) {
  const query = { trade_no: number, current: 1, pageSize: 1 };
  const row = useEndpointQuery(listWithdrawals, { query }).data?.list[0];
  return row && <CancelWithdrawal withdrawal={row} isOpen={row.status === 1} />;
}

function Screen({ things }: { readonly things: readonly Thing[] }) {
  const pathname = useAtomValue(pathnameAtom);
  if (pathname === '/property/withdraw') return <WithdrawScreen />;
  if (pathname === '/property/swap') return <SwapBody />;
  if (pathname === '/property') return <Transfer />;
  return things.map((thing) => {
    if (thing.number === '') return null;
    const Part = thing.kind === 'refund' ? Refund : Cancellation;
    return (
      <section key={thing.number} id={thing.number}>
        <Part {...thing} />
      </section>
    );
  });
}

export function renderTab(store: ConsoleStore, things: readonly Thing[]) {
  return render(
    <Provider store={store}>
      <I18nProvider>
        <Suspense>
          <UnknownOutcomes />
          <main>
            <Screen things={things} />
          </main>
          <Verification />
        </Suspense>
      </I18nProvider>
    </Provider>,
  );
}

export const figuresIn = (text: string): number[] =>
  [...text.matchAll(/([\d,]+\.\d+) (?:USDT|BTC|ETH)/g)].map(([, figure = '']) =>
    Number(figure.replaceAll(',', '')),
  );

export const buttonIn = (scope: ParentNode, label: RegExp) =>
  [...scope.querySelectorAll('button')].find(
    (one) =>
      label.test(one.textContent ?? '') && !one.disabled && one.getAttribute('aria-disabled') !== 'true',
  );

export function sentencesIn(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.nodeValue ?? '');
  return found;
}

const fieldIn = (scope: ParentNode, label: RegExp) => {
  const named = [...scope.querySelectorAll('label')].find((one) => label.test(one.textContent ?? ''));
  return named && document.getElementById(named.htmlFor);
};

export async function fillIn(
  main: ParentNode,
  { kind, amount, recipient }: Thing,
  wait: () => Promise<void>,
): Promise<boolean> {
  const type = async (label: RegExp, value: string) => {
    const field = fieldIn(main, label);
    if (!field) return false;
    await act(async () => void fireEvent.change(field, { target: { value } }));
    return true;
  };
  if (recipient !== '' && !(await type(/^(Address|Recipient \()/, recipient))) return false;
  if (!(await type(/^Amount$/, String(amount)))) return false;
  await wait();
  for (const box of main.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const label = box.closest('label')?.textContent ?? '';
    if (/checked this address|recipient/.test(label) && !box.checked)
      await act(async () => void fireEvent.click(box));
  }
  return kind !== 'refund';
}
