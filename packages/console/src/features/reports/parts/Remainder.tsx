import type { Closing } from '@settlement/api-mocks/contract/reports';
import { Link } from '@settlement/design-system/Link';
import { AlertTriangleIcon, CheckCircleIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/address/workOrderHref.ts';
import { isZero } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '../reports.css.ts';
import type { Side } from './figures.ts';
import { useCurrency, usePeriodName } from './useReportFormats.ts';

interface RemainderProps {
  readonly side: Side;
  readonly closing: Closing;
}

/** Returns the tokens with a remainder, which the rows of the ledger don't explain. */
const unexplainedTokens = ({ tokens }: Closing): string[] =>
  tokens.filter(({ remainder }) => !isZero(remainder)).map(({ token }) => token);

/**
 * Shows the remainder of a ledger, which is the amount that its rows don't explain. It's 0 unless rows are
 * missing or a closed month changed.
 */
export function Remainder({ side, closing }: RemainderProps) {
  const text = useText();
  const period = usePeriodName()(closing);
  const { valueOf } = useCurrency(closing);
  const hasSupport = useAtomValue(hasSupportAtom);
  const remainder = side === 'orders' ? closing.orders_remainder : closing.balance_remainder;
  const tokens = side === 'orders' ? [] : unexplainedTokens(closing);
  const amount = (
    <span className={css.push}>
      {text('reports.remainder')} <Amount value={valueOf(remainder)} />
    </span>
  );
  if (isZero(remainder) && tokens.length === 0)
    return (
      <div className={css.remainder({ tone: 'positive' })}>
        <CheckCircleIcon size={16} aria-hidden="true" />
        {text(`reports.explained.${side}`)}
        {amount}
      </div>
    );
  return (
    <div className={css.remainder({ tone: 'critical' })} role="alert">
      <AlertTriangleIcon size={16} aria-hidden="true" />
      {closing.closed_time > 0
        ? text('reports.changed', { month: period })
        : text('reports.unexplained', { tokens: tokens.length === 0 ? 'none' : tokens.join(', ') })}
      {hasSupport && (
        <Link href={workOrderHref({ type: 0, theme: text('reports.supportTheme', { month: period }) })}>
          {text('reports.support')}
        </Link>
      )}
      {amount}
    </div>
  );
}
