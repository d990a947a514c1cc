import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { paddingClass } from '#css/gaps.css.ts';
import type { Gap } from '#tokens/types.ts';
import { box } from './Box.css.ts';

export interface BoxProps {
  /** What it holds. */
  children?: ReactNode;
  /** Room inside. @default 'none' */
  padding?: Gap;
  /** The ground it stands on. @default 'none' */
  background?: 'none' | 'surface' | 'sunken' | 'accent';
  /** Rounds the corners like a card. */
  isRounded?: boolean;
  /** Draws a hairline around it. */
  hasBorder?: boolean;
  /** In an `Inline`, takes all the room that is left. */
  grow?: boolean;
  /** Element to render, where the meaning is not the default's. @default 'div' */
  as?: 'div' | 'section' | 'span' | 'li';
}

/** A plain box with room inside, for receipts and recaps. Not a titled surface: use `Card`. */
export function Box({
  children,
  padding = 'none',
  background = 'none',
  isRounded,
  hasBorder,
  grow,
  as: Element = 'div',
}: BoxProps) {
  return (
    <Element className={cx(paddingClass[padding], box({ background, isRounded, hasBorder, grow }))}>
      {children}
    </Element>
  );
}
