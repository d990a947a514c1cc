import type { ReactNode } from 'react';

import { cx } from '../../css/cx.ts';
import type { Tone } from '../../tokens/types.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What is not here. */
  title: ReactNode;
  /** What this place is for, or what to do about it. */
  description?: ReactNode;
  /** The first action of the place. */
  action?: ReactNode;
  /** `critical` for a place that failed to load. @default 'neutral' */
  tone?: Tone;
  /** Makes its arrival be read out, for a place that fails after it was shown. */
  role?: 'status' | 'alert';
}

/** Says what a place is for while it has nothing. Not for a note above content: use `Banner`. */
export function EmptyState({ icon, title, description, action, tone = 'neutral', role }: EmptyStateProps) {
  return (
    <div className={css.empty} role={role}>
      {icon && (
        <span className={cx(css.icon, css.tone[tone])} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={css.title}>{title}</p>
      {description && <p className={css.description}>{description}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
