import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import {
  ArrowUpFromLineIcon,
  ReceiptTextIcon,
  TrendingUpIcon,
  WalletIcon,
} from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/device.ts';
import { hideBalancesAtom } from '#data/preferences.ts';
import type { OverviewFigures } from '#data/statistics.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive } from '#lib/money.ts';
import { FigureCard } from '#parts/FigureCard.tsx';

/** Statuses of payments that brought income, whatever became of them afterwards: their totals are the figure. */
const CREDITED = [
  paymentStatus.paid,
  paymentStatus.underRefund,
  paymentStatus.refunded,
  paymentStatus.error,
].join(',');

/** Out of sight while the figures load: it keeps the lines that the caption will have. */
const TYPICAL_HOLD = '10000';

interface FigureCardsProps {
  /** Undefined while they are fetched. */
  figures: OverviewFigures | undefined;
}

/** The four overview cards of specification §2. Order counts are no secret; amounts can be covered. */
export function FigureCards({ figures }: FigureCardsProps) {
  const text = useText();
  const formats = useFormats();
  const isHidden = useAtomValue(hideBalancesAtom);
  const isLoading = figures === undefined;
  const amount = { isLoading, isHidden, hiddenLabel: text('dashboard.balance.hidden') };
  const paths = usePaths();
  const count = (value: number | undefined) => formats.amount(String(value ?? 0), { decimals: 0 });

  return (
    <>
      <FigureCard
        {...amount}
        label={text('dashboard.card.income')}
        href={paths.records({ status: CREDITED })}
        rows={text('dashboard.rows.paid')}
        value={formats.amount(figures?.cumulativeIncome)}
        caption={
          isPositive(figures?.incomeOnHold ?? TYPICAL_HOLD) && !isHidden
            ? text('dashboard.card.incomeCaption', {
                amount: formats.amount(figures?.incomeOnHold ?? TYPICAL_HOLD),
              })
            : text('dashboard.card.usdt')
        }
        icon={<TrendingUpIcon size={18} />}
      />
      <FigureCard
        isLoading={isLoading}
        label={text('dashboard.card.orders')}
        href={paths.records()}
        rows={text('dashboard.rows.payments')}
        value={count(figures?.totalOrders)}
        caption={
          figures && figures.paidOrders === undefined
            ? undefined
            : text('dashboard.card.ordersCaption', { count: figures?.paidOrders ?? 0 })
        }
        icon={<ReceiptTextIcon size={18} />}
      />
      <FigureCard
        {...amount}
        label={text('dashboard.card.extractable')}
        href={paths.assets()}
        rows={text('dashboard.rows.assets')}
        value={formats.amount(figures?.extractableBalance)}
        caption={text('dashboard.card.extractableCaption')}
        icon={<WalletIcon size={18} />}
      />
      <FigureCard
        {...amount}
        label={text('dashboard.card.withdrawn')}
        href={paths.fundDetails({ tab: 'withdrawal', status: 5 })}
        rows={text('dashboard.rows.withdrawals')}
        value={formats.amount(figures?.cumulativeWithdrawal)}
        caption={text('dashboard.card.usdt')}
        icon={<ArrowUpFromLineIcon size={18} />}
      />
    </>
  );
}
