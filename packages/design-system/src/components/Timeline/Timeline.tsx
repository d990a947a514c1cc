import type { ReactNode } from 'react';

import type { Tone } from '../../tokens/types.ts';
import * as css from './Timeline.css.ts';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** When, already formatted. */
  time?: ReactNode;
  description?: ReactNode;
  /** @default 'accent' */
  tone?: Tone;
  /** @default 'done' */
  state?: 'done' | 'current' | 'todo';
}

export interface TimelineProps {
  /** Names the list for screen readers. */
  label: string;
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
