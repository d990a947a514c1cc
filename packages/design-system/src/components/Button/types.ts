import type { ReactNode } from 'react';

import type { Size, Variant } from '#tokens/types.ts';

export type ButtonTone = 'accent' | 'critical' | 'neutral';

/** How buttons and links that look like buttons may look. */
export interface ButtonLook {
  /** How loudly it speaks; one solid button per view. @default 'solid' */
  variant?: Variant;
  /** What the press means; `critical` for what cannot be undone. @default accent when solid or soft, neutral otherwise */
  tone?: ButtonTone;
  /** 28, 36 or 44 px high; more under a finger. @default 'medium' */
  size?: Size;
  /** As wide as its container. */
  fullWidth?: boolean;
}

export interface ButtonIcons {
  /** Icon before the words. */
  icon?: ReactNode;
  /** Icon after the words. */
  iconEnd?: ReactNode;
}

export function defaultTone(variant: Variant): ButtonTone {
  return variant === 'solid' || variant === 'soft' ? 'accent' : 'neutral';
}
