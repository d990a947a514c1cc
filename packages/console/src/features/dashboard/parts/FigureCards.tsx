import { StatCard } from '@settlement/design-system/StatCard';
import {
  ArrowUpFromLineIcon,
  ReceiptTextIcon,
  TrendingUpIcon,
  WalletIcon,
} from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { usePaths } from '../../../data/device.ts';
import { hideBalancesAtom } from '../../../data/preferences.ts';
import type { OverviewFigures } from '../../../data/statistics.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { FigureLink } from './FigureLink.tsx';

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
      <StatCard
        {...amount}
        label={text('dashboard.card.income')}
        value={
          <FigureLink
            href={paths.records({ status: 2 })}
            name={text('dashboard.card.income')}
            value={formats.amount(figures?.cumulativeIncome)}
          />
        }
        caption={text('dashboard.card.incomeCaption')}
        icon={<TrendingUpIcon size={18} />}
      />
      <StatCard
        isLoading={isLoading}
        label={text('dashboard.card.orders')}
        value={
          <FigureLink
            href={paths.records()}
            name={text('dashboard.card.orders')}
            value={count(figures?.totalOrders)}
          />
        }
        caption={text('dashboard.card.ordersCaption', { count: figures?.paidOrders ?? 0 })}
        icon={<ReceiptTextIcon size={18} />}
      />
      <StatCard
        {...amount}
        label={text('dashboard.card.extractable')}
        value={
          <FigureLink
            href={paths.assets()}
            name={text('dashboard.card.extractable')}
            value={formats.amount(figures?.extractableBalance)}
          />
        }
        caption={text('dashboard.card.usdt')}
        icon={<WalletIcon size={18} />}
      />
      <StatCard
        {...amount}
        label={text('dashboard.card.withdrawn')}
        value={
          <FigureLink
            href={paths.fundDetails({ tab: 'withdrawal', status: 5 })}
            name={text('dashboard.card.withdrawn')}
            value={formats.amount(figures?.cumulativeWithdrawal)}
          />
        }
        caption={text('dashboard.card.usdt')}
        icon={<ArrowUpFromLineIcon size={18} />}
      />
    </>
  );
}
