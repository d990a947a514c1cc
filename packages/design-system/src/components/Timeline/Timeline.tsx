import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import * as css from './Timeline.css.ts';

export interface TimelineItem {
  /** The stable ID of the event. */
  id: string;
  /** The title: the event, such as a change of status. */
  title: ReactNode;
  /** The time of the event, formatted for the current language. */
  time?: ReactNode;
  /** Details of the event, such as the user, the origin or the reason. */
  description?: ReactNode;
  /** The color of the marker. @default 'accent' */
  tone?: Tone;
  /** The state: completed, in progress or not yet started. @default 'done' */
  state?: 'done' | 'current' | 'todo';
}

export interface TimelineProps {
  /** The accessible name of the list. */
  label: string;
  /** The items, in display order. */
  items: readonly TimelineItem[];
}

/** A list of events, one below the other. For a short overview of progress, use `ProgressSteps`. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {items.map(({ id, title, time, description, tone = 'accent', state = 'done' }) => (
        <li
          key={id}
          className={css.item}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.dot({ tone: state === 'todo' ? undefined : tone })} aria-hidden="true" />
          <div>
            <div className={css.head}>
              <span className={css.title}>{title}</span>
              {time && <span className={css.time}>{time}</span>}
            </div>
            {description && <div className={css.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
