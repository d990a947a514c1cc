import { Link } from '@settlement/design-system/Link';
import { StatCard, type StatCardProps } from '@settlement/design-system/StatCard';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { Total } from '../values/Total.tsx';
import * as css from './figureCard.css.ts';

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
