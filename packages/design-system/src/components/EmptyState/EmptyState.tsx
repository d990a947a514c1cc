import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** A large decorative line icon. */
  icon?: ReactNode;
  /** The title, which names the missing content. */
  title: ReactNode;
  /** An explanation of which content will appear here, or a recommended action. */
  description?: ReactNode;
  /** The actions, such as the button that adds content. */
  actions?: ReactNode;
  /** The tone. Use `critical` for content that couldn't be loaded. @default 'neutral' */
  tone?: Tone;
  /** Announces the state when it appears. Use it if content that was visible fails to reload. */
  role?: 'status' | 'alert';
}

/** A replacement for content that is empty or failed to load. For a message above content, use `Banner`. */
export function EmptyState({ icon, title, description, actions, tone = 'neutral', role }: EmptyStateProps) {
  return (
    <div className={css.empty} role={role}>
      {icon && (
        <span className={css.icon({ tone })} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={css.title}>{title}</p>
      {description && <p className={css.description}>{description}</p>}
      {actions && <div className={css.action}>{actions}</div>}
    </div>
  );
}
