import type { ReactNode } from 'react';

import { ToneIcon } from '#css/toneIcon.tsx';
import { CloseIcon } from '#icons/icons.ts';
import type { Tone } from '#tokens/types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Banner.css.ts';

export interface BannerProps {
  /** The icon and color. The title must have the same meaning. @default 'info' */
  tone?: Tone;
  /** The title in bold: an event or situation. */
  title?: ReactNode;
  /** An explanation or a recommended action. */
  children?: ReactNode;
  /** The actions: small buttons or links. */
  action?: ReactNode;
  /** Called when the banner is closed. Adds a close button, which requires `dismissLabel`. */
  onDismiss?: () => void;
  /** The label of the close button. Required with `onDismiss`. */
  dismissLabel?: string;
  /**
   * Announces the banner when it appears: `alert` immediately, `status` politely. Omit this prop for a banner
   * that is visible from the start.
   */
  role?: 'status' | 'alert';
}

/** A persistent message above the content that it refers to. For the result of an action, use a toast. */
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
