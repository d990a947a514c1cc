import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import type { OverviewFigures } from '#data/statistics.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive } from '#lib/money/money.ts';
import { FigureCard } from '#parts/cards/FigureCard.tsx';
import { Reserved } from '#parts/loading/placeholders.tsx';

const CREDITED = [
  paymentStatus.paid,
  paymentStatus.underRefund,
  paymentStatus.refunded,
  paymentStatus.error,
].join(',');

/** The pending income whose caption reserves the space, as long as the pending income is zero or unknown. */
const TYPICAL_HOLD = '10000';

/** Shows the figures. If balances are hidden, only the order counts (specification §2). */
export function FigureCards({ figures }: { figures: OverviewFigures | undefined }) {
  const text = useText();
  const formats = useFormats();
  const isHidden = useAtomValue(hideBalancesAtom);
  const isLoading = figures === undefined;
  const amount = { isLoading, isHidden };
  const paths = usePaths();
  const incomeCaption = (pending: string) =>
    text('dashboard.card.incomeCaption', { amount: formats.amount(pending) });
  const count = (value: number | undefined) => formats.amount(String(value ?? 0), { decimals: 0 });

  return (
    <>
      <FigureCard
        surface="none"
        {...amount}
        label={text('dashboard.card.income')}
        href={paths.payments({ status: CREDITED })}
        rows={text('dashboard.rows.paid')}
        value={formats.amount(figures?.cumulativeIncome)}
        description={
          isHidden ? (
            text('dashboard.card.usdt')
          ) : figures && isPositive(figures.incomeOnHold) ? (
            incomeCaption(figures.incomeOnHold)
          ) : (
            <Reserved usual={incomeCaption(TYPICAL_HOLD)}>{text('dashboard.card.usdt')}</Reserved>
          )
        }
      />
      <FigureCard
        surface="none"
        isLoading={isLoading}
        label={text('dashboard.card.orders')}
        href={paths.payments()}
        rows={text('dashboard.rows.payments')}
        value={count(figures?.totalOrders)}
        description={
          figures && figures.paidOrders === undefined
            ? undefined
            : text('dashboard.card.ordersCaption', { count: figures?.paidOrders ?? 0 })
        }
      />
      <FigureCard
        surface="none"
        {...amount}
        label={text('dashboard.card.extractable')}
        href={paths.assets()}
        rows={text('dashboard.rows.assets')}
        value={formats.amount(figures?.extractableBalance)}
        description={text('dashboard.card.extractableCaption')}
      />
      <FigureCard
        surface="none"
        {...amount}
        label={text('dashboard.card.withdrawn')}
        href={paths.fundDetails({ tab: 'withdrawal', status: 5 })}
        rows={text('dashboard.rows.withdrawals')}
        value={formats.amount(figures?.cumulativeWithdrawal)}
        description={text('dashboard.card.usdt')}
      />
    </>
  );
}
