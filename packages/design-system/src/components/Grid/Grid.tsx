import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { gapClass } from '#css/gaps.css.ts';
import { inlineVars } from '#css/inlineVar.ts';
import type { Gap } from '#tokens/types.ts';
import * as css from './Grid.css.ts';

export interface GridColumns {
  /** The number of columns on phones, up to 640 px. @default 1 */
  mobile?: number;
  /** The number of columns on tablets, from 641 px. @default the number on phones */
  tablet?: number;
  /** The number of columns on desktops, from 1024 px. @default the number on tablets */
  desktop?: number;
}

export interface GridProps {
  /** The cells, placed row by row. */
  children?: ReactNode;
  /** The number of columns of equal width, fixed or by window width. @default 1 */
  columns?: number | GridColumns;
  /** The minimum column width as a CSS length. It replaces `columns`: as many columns as fit are shown. */
  minColumn?: string;
  /** The space between rows and columns. @default 'l' */
  gap?: Gap;
  /** The vertical alignment of cells. `stretch` gives the cells of a row the same height. @default 'stretch' */
  align?: 'start' | 'stretch' | 'end';
  /** Makes all rows as high as the highest row. */
  hasEqualRows?: boolean;
  /** The element to render, if a `div` doesn't have the right meaning. @default 'div' */
  as?: 'div' | 'ul' | 'section';
}

/** A grid of equal columns. For a row of controls, use `Inline`. */
export function Grid({
  children,
  columns = 1,
  minColumn,
  gap = 'l',
  align = 'stretch',
  hasEqualRows = false,
  as: Element = 'div',
}: GridProps) {
  const sizes = typeof columns === 'number' ? { mobile: columns } : columns;
  const mobile = sizes.mobile ?? 1;
  const tablet = sizes.tablet ?? mobile;
  const style = inlineVars([
    [css.mobile, String(mobile)],
    [css.tablet, String(tablet)],
    [css.desktop, String(sizes.desktop ?? tablet)],
    [css.min, minColumn ?? '0px'],
  ]);
  return (
    <Element
      className={cx(
        css.grid({ columns: minColumn ? 'byMinimum' : 'byWidth', align, hasEqualRows }),
        gapClass[gap],
      )}
      style={style}
    >
      {children}
    </Element>
  );
}
