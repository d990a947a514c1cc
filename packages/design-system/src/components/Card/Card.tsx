import { useId } from 'react';
import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Card.css.ts';

export interface CardProps {
  /** The anchor for links to this card. */
  id?: string;
  /** The body, between the title row and the bottom line. */
  children?: ReactNode;
  /** The title. It makes the card a region with a heading. */
  title?: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  /** Controls or a note at the end of the title row. */
  actions?: ReactNode;
  /** The content below a thin line at the bottom. */
  footer?: ReactNode;
  /** The inner spacing. `none` for a table that reaches the edges. @default 'l' */
  padding?: 'none' | 's' | 'm' | 'l';
  /** The heading level of the title on the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** The element to render. `li` in a list of cards, `article` for self-contained content. */
  as?: 'div' | 'li' | 'article';
}

/** A surface with a title for one subject. For a box within a box, use `Box`. */
export function Card({
  id,
  children,
  title,
  description,
  actions,
  footer,
  padding = 'l',
  headingLevel = 2,
  as,
}: CardProps) {
  const titleId = useId();
  const hasHeader = title !== undefined || actions !== undefined;
  const Element = as ?? (title ? 'section' : 'div');
  return (
    <Element id={id} className={css.card} aria-labelledby={title ? titleId : undefined}>
      {hasHeader && (
        <div className={css.header}>
          {title && (
            <div className={css.titles}>
              <Heading level={headingLevel} id={titleId}>
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
