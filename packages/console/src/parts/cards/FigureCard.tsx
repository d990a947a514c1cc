import { Link } from '@settlement/design-system/Link';
import { StatCard, type StatCardProps } from '@settlement/design-system/StatCard';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import * as css from './figures.css.ts';

const AFTER_CENTS = /(?<=\.\d\d)\d+$/;

/** Shows a formatted total with its third and further decimals muted, so that it's quick to read. */
export function Total({ children: shown }: { readonly children: string }) {
  const rest = AFTER_CENTS.exec(shown)?.[0] ?? '';
  return (
    <span>
      {shown.slice(0, shown.length - rest.length)}
      {rest && <span className={css.rest}>{rest}</span>}
    </span>
  );
}

interface FigureCardProps extends StatCardProps {
  readonly href: string;
  readonly rows: string;
}

/** Shows a figure as a link. On phones, the digits are too small to press, so it covers the card. */
export function FigureCard({ href, rows, value, ...card }: FigureCardProps) {
  return (
    <div className={css.card}>
      <StatCard
        {...card}
        value={
          <Link href={href} tone="inherit" isStretched>
            {typeof value === 'string' ? <Total>{value}</Total> : value}
            <VisuallyHidden> · {rows}</VisuallyHidden>
          </Link>
        }
      />
    </div>
  );
}
