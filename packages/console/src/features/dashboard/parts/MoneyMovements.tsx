import type { MonthMovements } from '@settlement/api-mocks/contract/statistics';
import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import { Card } from '@settlement/design-system/Card';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useOffers } from '#data/calls/extensions.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { usePaths } from '#data/session/device.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { overviewQueryAtom, priceEffectOf } from '#data/statistics.ts';
import { subtract } from '#lib/money/money.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { COVERED } from '#parts/values/useBalanceText.ts';
import * as css from '../dashboard.css.ts';

/** The usual width of an amount. The amounts determine how the texts next to them wrap. */
const AMOUNT_WIDTH = '12.5ch';

export function MoneyMovements() {
  const text = useText();
  const formats = useFormats();
  const offers = useOffers();
  const { data: overview, error } = useAtomValue(overviewQueryAtom);
  const title = text('dashboard.movements.title');
  // While the overview is loading, a server without the `status` group is assumed to have no movements.
  if (overview === undefined && (error || !offers('status'))) return null;
  if (overview && overview.month === undefined) return null;
  return (
    <Card
      title={title}
      actions={
        <Text size="caption" tone="muted">
          {overview?.month &&
            text('dashboard.movements.since', { date: formats.day(overview.month.start_time) })}
        </Text>
      }
    >
      <Equation month={overview?.month} balance={overview?.total_assets} />
    </Card>
  );
}

interface EquationProps {
  /** The movements, and the balance after them. Undefined while loading. */
  readonly month: MonthMovements | undefined;
  readonly balance: string | undefined;
}

function Equation({ month, balance }: EquationProps) {
  const text = useText();
  const paths = usePaths();
  const isHidden = useAtomValue(hideBalancesAtom);
  const amount = (value: string | undefined, sign?: 'always') =>
    value === undefined ? (
      <Skeleton width={AMOUNT_WIDTH} height="1lh" />
    ) : isHidden ? (
      COVERED
    ) : (
      <Amount value={value} sign={sign ?? 'auto'} />
    );
  const most = Math.max(Number(month?.came ?? 0), Number(month?.went ?? 0), 1);
  const moved = [
    { id: 'in', value: month?.came, change: month?.came, direction: movementDirection.in },
    {
      id: 'out',
      value: month?.went,
      change: month && subtract('0', month.went),
      direction: movementDirection.out,
    },
  ] as const;
  return (
    <dl className={css.movements} aria-busy={month === undefined}>
      <div className={css.movedPair}>
        <dt>{text('dashboard.movements.opening')}</dt>
        <dd className={css.movedValue}>{amount(month?.opening)}</dd>
      </div>
      {moved.map(({ id, value, change, direction }) => (
        <div key={id} className={css.movedRow}>
          <dt>
            <Link href={paths.fundDetails({ direction, range: 'month' })} tone="inherit" isStretched>
              <Text weight="semibold" tone="default">
                {text(`dashboard.movements.${id}`)}
              </Text>
            </Link>{' '}
            {text(`dashboard.movements.${id}Parts`)}
          </dt>
          <dd className={css.movedValue}>{amount(change, 'always')}</dd>
          {/* The width of a bar doesn't need decimals, so a JavaScript number is precise enough. */}
          <dd
            className={css.movedBar({ isOut: id === 'out' })}
            style={{ inlineSize: isHidden ? 0 : `${(Number(value ?? 0) / most) * 100}%` }}
            aria-hidden="true"
          />
        </div>
      ))}
      <div className={css.movedPair}>
        <dt>{text('dashboard.movements.price')}</dt>
        <dd className={css.movedValue}>
          {amount(month && balance && priceEffectOf(month, balance), 'always')}
        </dd>
      </div>
      <div className={css.movedTotal}>
        <dt>{text('dashboard.movements.now')}</dt>
        <dd className={css.movedValue}>{amount(balance)}</dd>
      </div>
    </dl>
  );
}
