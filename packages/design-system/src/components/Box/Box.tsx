import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { paddingClass } from '#css/gaps.css.ts';
import type { Gap } from '#tokens/types.ts';
import { box } from './Box.css.ts';

export interface BoxProps {
  /** The content inside the padding. */
  children?: ReactNode;
  /** The inner spacing. @default 'none' */
  padding?: Gap;
  /** The background. @default 'none' */
  background?: 'none' | 'surface' | 'sunken' | 'accent';
  /** Rounds the corners like the corners of a card. */
  isRounded?: boolean;
  /** Draws a thin border. */
  hasBorder?: boolean;
  /** Takes the remaining space in an `Inline`. */
  canGrow?: boolean;
  /** The element to render, if a `div` doesn't have the right meaning. @default 'div' */
  as?: 'div' | 'section' | 'span' | 'li';
}

/** A plain box with padding, for receipts and summaries. For a surface with a title, use `Card`. */
export function Box({
  children,
  padding = 'none',
  background = 'none',
  isRounded,
  hasBorder,
  canGrow,
  as: Element = 'div',
}: BoxProps) {
  return (
    <Element className={cx(paddingClass[padding], box({ background, isRounded, hasBorder, canGrow }))}>
      {children}
    </Element>
  );
}
