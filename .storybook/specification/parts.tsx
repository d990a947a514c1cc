import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { reviewMap } from '../map/reviewData.ts';
import { DeskLink } from '../page/Page.tsx';
import * as css from './review.css.ts';

interface StoryLinkProps {
  readonly id: string;
  readonly sign?: { readonly text: string; readonly label: string };
}

export function StoryLink({ id, sign }: StoryLinkProps) {
  const [story = '', args] = id.split('&args=code:');
  const name = [reviewMap.stories[story]?.name ?? story, args].filter(Boolean).join(' · ');
  return (
    <DeskLink href={`./?path=/story/${id}`}>
      {sign ? (
        <>
          <span aria-hidden="true">{sign.text}</span>
          <VisuallyHidden>{sign.label}</VisuallyHidden>
        </>
      ) : (
        name
      )}
    </DeskLink>
  );
}

interface WideTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The rows of the table. */
  readonly children: ReactNode;
}

/** Renders a table that scrolls in its own region on phones (WCAG 1.4.10, 2.1.1). */
export function WideTable({ label, columns, children }: WideTableProps) {
  return (
    <div className={css.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={css.wideTable}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className={css.head} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
