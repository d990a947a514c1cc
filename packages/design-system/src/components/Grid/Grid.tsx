import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { gapClass } from '#css/gaps.css.ts';
import { inlineVars } from '#css/inlineVar.ts';
import type { Gap } from '#tokens/types.ts';
import * as css from './Grid.css.ts';

export interface GridColumns {
  /** Columns on phones. */
  mobile?: number;
  /** From the width of a tablet. */
  tablet?: number;
  /** From the width of a desktop. */
  desktop?: number;
}

export interface GridProps {
  /** What it holds. */
  children?: ReactNode;
  /** Number of equal columns, the same everywhere or per width of the window. @default 1 */
  columns?: number | GridColumns;
  /** Instead of `columns`: as many as fit, each at least this wide (CSS length). */
  minColumn?: string;
  /** Distance between rows and columns. @default 'l' */
  gap?: Gap;
  /** Whether cells in a row share one height. @default 'stretch' */
  align?: 'start' | 'stretch' | 'end';
  /** Whether all rows are as high as the highest. */
  hasEqualRows?: boolean;
  /** Element to render, where the meaning is not the default's. @default 'div' */
  as?: 'div' | 'ul' | 'section';
}

/** Equal columns. Not for a sentence of controls: use `Inline`. */
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
