import { useId } from 'react';
import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Card.css.ts';

export interface CardProps {
  /** What it holds. */
  children?: ReactNode;
  /** Names the card; it becomes a region with a heading. */
  title?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Controls or a note at the end of the title's row. */
  actions?: ReactNode;
  /** Under a hairline at the foot. */
  footer?: ReactNode;
  /** Room inside: `none` for a table that reaches the edges. @default 'l' */
  padding?: 'none' | 's' | 'm' | 'l';
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** `li` inside a list of cards, `article` for self-contained content. */
  as?: 'div' | 'li' | 'article';
}

/** A titled surface for one subject. Not for a box inside a box: use `Box`. */
export function Card({
  children,
  title,
  description,
  actions,
  footer,
  padding = 'l',
  headingLevel = 2,
  as,
}: CardProps) {
  const id = useId();
  const hasHeader = title !== undefined || actions !== undefined;
  const Element = as ?? (title ? 'section' : 'div');
  return (
    <Element className={css.card} aria-labelledby={title ? id : undefined}>
      {hasHeader && (
        <div className={css.header}>
          {title && (
            <div className={css.titles}>
              <Heading level={headingLevel} id={id}>
                {title}
              </Heading>
              {description && (
                <Text size="small" tone="muted">
                  {description}
                </Text>
              )}
            </div>
          )}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      {children !== undefined && (
        <div
          className={cx(
            css.body({ padding }),
            hasHeader && css.belowHeader,
            !hasHeader && css.atTop,
            !footer && css.atBottom,
          )}
        >
          {children}
        </div>
      )}
      {footer && <div className={css.footer}>{footer}</div>}
    </Element>
  );
}
