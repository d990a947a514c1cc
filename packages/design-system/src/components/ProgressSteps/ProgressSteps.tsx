import type { ReactNode } from 'react';

import { inlineVar } from '#css/inlineVar.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ProgressSteps.css.ts';
import type { ComponentLabels, Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export type ProgressStepState = 'done' | 'current' | 'todo' | 'failed';

export interface ProgressStep {
  /** The stable ID of the step. */
  id: string;
  /** The label: the action of the step. */
  label: ReactNode;
  /** The time of the step, or its progress. */
  description?: ReactNode;
  /** The state: done, current, to do or failed. */
  state: ProgressStepState;
  /** The completed share of a current step, from 0 to 1. @default 0.35 */
  progress?: number;
}

export interface ProgressStepsProps {
  /** The accessible name of the list. */
  label: string;
  /** The steps in order. At most one step is current. */
  items: readonly ProgressStep[];
  /** The direction. Use `vertical` for long labels or more than five steps. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Replaces the texts of the states for screen readers. */
  labels?: Labels<'ProgressSteps'>;
}

const shares = { done: 1, failed: 1, todo: 0, current: 0.35 } satisfies Record<ProgressStepState, number>;

const texts: ComponentLabels['ProgressSteps'] = {
  done: 'done',
  current: 'in progress',
  todo: 'not started',
  failed: 'failed',
};

/** A stepper: the steps of a task, with a bar for each. For events with details and a time, use `Timeline`. */
export function ProgressSteps({ label, items, orientation = 'horizontal', labels }: ProgressStepsProps) {
  const states = useLabels('ProgressSteps', texts, labels);
  return (
    <ol className={css.list} aria-label={label} data-orientation={orientation}>
      {items.map((step) => {
        const share = step.state === 'current' ? (step.progress ?? shares.current) : shares[step.state];
        return (
          <li
            key={step.id}
            className={css.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={inlineVar(css.share, String(clamp(share)))} />
            </span>
            <span className={css.label}>
              {step.label}
              <VisuallyHidden>, {states[step.state]}</VisuallyHidden>
            </span>
            {step.description !== undefined && <span className={css.caption}>{step.description}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function clamp(share: number): number {
  return Math.max(0, Math.min(share, 1));
}
