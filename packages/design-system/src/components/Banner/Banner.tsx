import type { ReactNode } from 'react';

import { ToneIcon } from '#css/toneIcon.tsx';
import { CloseIcon } from '#icons/icons.ts';
import type { Tone } from '#tokens/types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Banner.css.ts';

export interface BannerProps {
  /** Icon and colour; the title says the same. @default 'info' */
  tone?: Tone;
  /** What happened. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** What to do about it: small buttons or links. */
  action?: ReactNode;
  /** Adds a way to close it, which needs `dismissLabel`. */
  onDismiss?: () => void;
  /** Says what the cross does; needed with `onDismiss`. */
  dismissLabel?: string;
  /** Announces it when it appears: `alert` at once, `status` politely. Leave out for what is there from the start. */
  role?: 'status' | 'alert';
}

/** A note that stays, above what it is about. Not for the outcome of an action: use a toast. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissLabel = '',
  role,
}: BannerProps) {
  return (
    <div className={css.banner({ tone })} role={role}>
      <span className={css.icon({ tone })}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.message}>
        {title && <div className={css.title}>{title}</div>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
      {onDismiss && (
        <div className={css.dismiss}>
          <IconButton label={dismissLabel} icon={<CloseIcon aria-hidden="true" />} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
