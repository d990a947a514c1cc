import type { Closing, ClosingFigure } from '@settlement/api-mocks/contract/reports';
import { Card } from '@settlement/design-system/Card';
import { CardButton } from '@settlement/design-system/CardButton';
import { Link } from '@settlement/design-system/Link';
import { AlertTriangleIcon, CheckCircleIcon, ChevronRightIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { WaterfallBar, waterfallOf } from '#charts/WaterfallBar.tsx';
import { reportStateAtom } from '#data/reports.ts';
import { useDayNames } from '#data/formats/useDayNames.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/address/paths.ts';
import { isZero } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '../reports.css.ts';
import { type Side, isTotal, openFigureOf, unitOf } from './figures.ts';
import { useCurrency, useFigureName, usePeriodName } from './useReportFormats.ts';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface SideProps {
  readonly side: Side;
  readonly closing: Closing;
}

interface LedgerProps extends SideProps {
  /** The ID of the region with the rows of the open figure. */
  readonly panelId: string;
  readonly children: ReactNode;
}

/** Renders a ledger as a waterfall. Each row opens its records, and arrow keys move between rows. */
export function Ledger({ side, closing, panelId, children }: LedgerProps) {
  const text = useText();
  const name = useFigureName();
  const list = useRef<HTMLUListElement>(null);
  const [state, setState] = useUrlState(reportStateAtom);
  const { unit, valueOf } = useCurrency(closing);
  const figures = closing[side];
  const open = state.side === side ? state.figure : 'none';
  // JavaScript numbers are precise enough for the width of a bar.
  const bars = waterfallOf(
    figures.map(({ key, amount }) => ({ id: key, value: Number(amount), isTotal: isTotal(side, key) })),
  );
  const show = (key: string) =>
    setState({ figure: openFigureOf(key), side, current: 1 }, { replace: open !== 'none' });
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (!step || index < 0) return;
    event.preventDefault();
    const next = step(index, buttons.length - 1);
    buttons[next]?.focus();
    const figure = figures[next];
    if (open !== 'none' && figure) show(figure.key);
  };

  return (
    <Card
      padding="none"
      title={text(`reports.${side}.title`)}
      description={text('reports.valued', { currency: unit })}
    >
      <div className={css.column}>
        <ul ref={list} onKeyDownCapture={move}>
          {figures.map((figure) => {
            const { key, amount } = figure;
            const bar = bars.get(key);
            const isOpen = open === key;
            return (
              <li key={key} className={css.row({ isTotal: isTotal(side, key), isOpen })}>
                <CardButton
                  surface="none"
                  padding="none"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? panelId : undefined}
                  onPress={() => (isOpen ? setState({ figure: 'none' }) : show(key))}
                >
                  <span className={css.figure}>
                    <span className={css.figureName}>{name(key)}</span>
                    <span className={css.figureCount}>
                      <Caption figure={figure} closing={closing} />
                    </span>
                    <span className={css.figureBar}>{bar && <WaterfallBar {...bar} />}</span>
                    <span className={css.figureAmount}>
                      <Amount value={valueOf(amount)} sign={isTotal(side, key) ? 'auto' : 'always'} />
                    </span>
                    <span className={css.chevron}>
                      <ChevronRightIcon size={16} aria-hidden="true" />
                    </span>
                  </span>
                </CardButton>
              </li>
            );
          })}
        </ul>
        {children}
        <div className={css.grow} />
        <Remainder side={side} closing={closing} />
      </div>
    </Card>
  );
}

interface CaptionProps {
  readonly figure: ClosingFigure;
  readonly closing: Closing;
}

/** Shows the day of a balance. For other figures, shows the number of rows or tokens. */
function Caption({ figure: { key, count }, closing }: CaptionProps) {
  const text = useText();
  const formats = useFormats();
  const days = useDayNames();
  if (key === 'opening') return days.short(formats.day(closing.start_time));
  if (key === 'closing') return days.short(formats.day(closing.end_time));
  if (key === 'priceChange') return text('reports.count.tokens', { count: closing.tokens.length });
  return text(`reports.count.${unitOf(key)}`, { count });
}

/** Shows the amount that the rows don't explain: 0, unless rows are missing or a closed month changed. */
function Remainder({ side, closing }: SideProps) {
  const text = useText();
  const month = usePeriodName()(closing);
  const { valueOf } = useCurrency(closing);
  const hasSupport = useAtomValue(hasSupportAtom);
  const isOrders = side === 'orders';
  const remainder = isOrders ? closing.orders_remainder : closing.balance_remainder;
  const unexplained = closing.tokens.filter((token) => !isOrders && !isZero(token.remainder));
  const tokens = unexplained.map(({ token }) => token).join(', ') || 'none';
  const isExplained = isZero(remainder) && unexplained.length === 0;
  const wrong =
    closing.closed_time > 0 ? text('reports.changed', { month }) : text('reports.unexplained', { tokens });
  const Icon = isExplained ? CheckCircleIcon : AlertTriangleIcon;
  return (
    <div
      className={css.remainder({ tone: isExplained ? 'positive' : 'critical' })}
      role={isExplained ? undefined : 'alert'}
    >
      <Icon size={16} aria-hidden="true" />
      {isExplained ? text('reports.explained') : wrong}
      {!isExplained && hasSupport && (
        <Link href={workOrderHref({ type: 0, theme: text('reports.supportTheme', { month }) })}>
          {text('common.support.contact')}
        </Link>
      )}
      <span className={css.push}>
        {text('reports.remainder')} <Amount value={valueOf(remainder)} />
      </span>
    </div>
  );
}
