import type { ReactNode } from 'react';

import type { Size, Variant } from '#tokens/types.ts';

export type ButtonTone = 'accent' | 'critical' | 'neutral';

/** The visual props of buttons, and of links that look like buttons. */
export interface ButtonLook {
  /** The emphasis. Use one solid button per view. @default 'solid' */
  variant?: Variant;
  /** `critical` for actions that can't be undone. @default accent when solid or soft, neutral otherwise */
  tone?: ButtonTone;
  /** The height: 28, 36 or 44 px. It's larger on touch devices. @default 'medium' */
  size?: Size;
  /** Makes the button as wide as its container. */
  isFullWidth?: boolean;
}

export interface ButtonIcons {
  /** The icon before the label. */
  icon?: ReactNode;
  /** The icon after the label. */
  iconEnd?: ReactNode;
}

export function defaultTone(variant: Variant): ButtonTone {
  return variant === 'solid' || variant === 'soft' ? 'accent' : 'neutral';
}
