import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** A large line icon; decoration. */
  icon?: ReactNode;
  /** What is missing. */
  title: ReactNode;
  /** What will appear here, or what to do about it. */
  description?: ReactNode;
  /** The first action that fills it. */
  action?: ReactNode;
  /** `critical` for content that failed to load. @default 'neutral' */
  tone?: Tone;
  /** Announces it, where content fails after it was shown. */
  role?: 'status' | 'alert';
}

/** Stands in for content that is empty or failed. Not for a note above content: use `Banner`. */
export function EmptyState({ icon, title, description, action, tone = 'neutral', role }: EmptyStateProps) {
  return (
    <div className={css.empty} role={role}>
      {icon && (
        <span className={css.icon({ tone })} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={css.title}>{title}</p>
      {description && <p className={css.description}>{description}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
