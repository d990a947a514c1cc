import type { ReactNode } from 'react';

import { ToneIcon } from '#css/toneIcon.tsx';
import { CloseIcon } from '#icons/icons.ts';
import type { Tone } from '#tokens/types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Banner.css.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface BannerProps {
  /** The icon and color. The title must have the same meaning. @default 'info' */
  tone?: Tone;
  /** The title in bold: an event or situation. */
  title?: ReactNode;
  /** An explanation or a recommended action. */
  children?: ReactNode;
  /** The actions: small buttons or links. */
  actions?: ReactNode;
  /** Called when the banner is closed. Adds a close button. */
  onDismiss?: () => void;
  /** Replaces the label of the close button. */
  labels?: Labels<'Banner'>;
  /** Announces the banner: `alert` immediately, `status` politely. Omit it if it's visible from the start. */
  role?: 'status' | 'alert';
}

/** A persistent message above the content that it refers to. For the result of an action, use a toast. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, labels, role }: BannerProps) {
  const { dismiss } = useLabels('Banner', { dismiss: 'Dismiss' }, labels);
  return (
    <div className={css.banner({ tone })} role={role}>
      <span className={css.icon({ tone })}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.message}>
        {title && <div className={css.title}>{title}</div>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={css.action}>{actions}</div>}
      {onDismiss && (
        <div className={css.dismiss}>
          <IconButton label={dismiss} icon={<CloseIcon aria-hidden="true" />} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
