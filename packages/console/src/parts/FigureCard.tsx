import { Link } from '@settlement/design-system/Link';
import { StatCard, type StatCardProps } from '@settlement/design-system/StatCard';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import * as css from './figureCard.css.ts';

interface FigureCardProps extends StatCardProps {
  readonly href: string;
  /** What is listed there, for screen readers. */
  readonly rows: string;
}

/** A figure that leads to the rows it counts. On phones the whole card does: digits are too low for a finger. */
export function FigureCard({ href, rows, value, ...card }: FigureCardProps) {
  return (
    <div className={css.card}>
      <StatCard
        {...card}
        value={
          <Link href={href} tone="inherit" isStretched>
            {value}
            <VisuallyHidden> · {rows}</VisuallyHidden>
          </Link>
        }
      />
    </div>
  );
}
