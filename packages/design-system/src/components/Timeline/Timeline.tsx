import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import * as css from './Timeline.css.ts';

export interface TimelineItem {
  /** Stays with the step. */
  id: string;
  /** What happened. */
  title: ReactNode;
  /** When, already formatted. */
  time?: ReactNode;
  /** Who, from where, or why. */
  description?: ReactNode;
  /** Colour of the mark. @default 'accent' */
  tone?: Tone;
  /** Whether it has happened, happens now or is still to come. @default 'done' */
  state?: 'done' | 'current' | 'todo';
}

export interface TimelineProps {
  /** Names the list for screen readers. */
  label: string;
  /** In the order in which they are drawn. */
  items: readonly TimelineItem[];
}

/** Events, one under the other. For progress at a glance: use `ProgressSteps`. */
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
