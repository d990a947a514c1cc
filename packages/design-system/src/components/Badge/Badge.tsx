import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  /** Nothing is drawn for 0. */
  count: number;
  /** Above it, shows "99+". @default 99 */
  max?: number;
  /** The count in words for screen readers, when the name of the control does not include it. */
  label?: string;
  /** How urgent it is. @default 'critical' */
  tone?: 'critical' | 'accent' | 'neutral';
}

/** A count at the corner of an icon. Hidden at zero. Not for words: use `Tag`. */
export function Badge({ count, max = 99, label, tone = 'critical' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={css.badge({ tone })}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
