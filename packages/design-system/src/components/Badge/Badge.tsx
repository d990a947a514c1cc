import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  /** The count. The badge is hidden if it's 0. */
  count: number;
  /** The maximum number. A higher count is shown as this number with a plus, such as "99+". @default 99 */
  max?: number;
  /** The count as a text for screen readers, if the name of the control doesn't contain it. */
  label?: string;
  /** The urgency, shown as a color. @default 'critical' */
  tone?: 'critical' | 'accent' | 'neutral';
}

/** A count at the corner of an icon. It's hidden if the count is zero. For text, use `Tag`. */
export function Badge({ count, max = 99, label, tone = 'critical' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={css.badge({ tone })}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
