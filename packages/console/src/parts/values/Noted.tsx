import type { ReactNode } from 'react';
import { ShortName } from './ShortName.tsx';
import * as css from './values.css.ts';

interface NotedProps {
  /** The short text below the value. An empty text isn’t rendered. */
  readonly note: string;
  readonly children: ReactNode;
}

export const Noted = ({ note, children }: NotedProps) => (
  <span className={css.noted}>
    {children}
    {note !== '' && (
      <span className={css.note}>
        <ShortName>{note}</ShortName>
      </span>
    )}
  </span>
);
