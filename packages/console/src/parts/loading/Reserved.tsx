import type { ReactNode } from 'react';
import * as css from './reserved.css.ts';

interface ReservedProps {
  /** A text of the usual length. Never visible. */
  readonly usual: ReactNode;
  readonly children?: ReactNode;
}

/** Shows a text in the space of a usual, longer text, so that the longer text doesn't move the content below. */
export function Reserved({ usual, children }: ReservedProps) {
  return (
    <span className={css.stacked}>
      <span className={css.layer}>{children}</span>
      <span className={css.unseen} aria-hidden="true">
        {usual}
      </span>
    </span>
  );
}
