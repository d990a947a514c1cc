import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ProgressSteps.css.ts';

export type ProgressStepState = 'done' | 'current' | 'todo' | 'failed';

export interface ProgressStep {
  /** The stable ID of the step. */
  id: string;
  /** The label: the action of the step. */
  label: ReactNode;
  /** The time of the step, or its progress. */
  caption?: ReactNode;
  /** The state: done, current, to do or failed. */
  state: ProgressStepState;
  /** The completed share of a current step, from 0 to 1. @default 0.35 */
  progress?: number;
}

export interface ProgressStepsProps {
  /** The accessible name of the list. */
  label: string;
  /** The steps in order. One of them is current. */
  steps: readonly ProgressStep[];
  /** The texts of the states for screen readers. */
  stateLabels: Record<ProgressStepState, string>;
}

const shares = { done: 1, failed: 1, todo: 0, current: 0.35 } satisfies Record<ProgressStepState, number>;

/** The progress in steps, as a row of bars. For details about each step, use `Timeline`. */
export function ProgressSteps({ label, steps, stateLabels }: ProgressStepsProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step) => {
        const share = step.state === 'current' ? (step.progress ?? shares.current) : shares[step.state];
        return (
          <li
            key={step.id}
            className={css.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ display: 'block', transform: `scaleX(${clamp(share)})` }} />
            </span>
            <span className={css.label}>
              {step.label}
              <VisuallyHidden>, {stateLabels[step.state]}</VisuallyHidden>
            </span>
            {step.caption !== undefined && <span className={css.caption}>{step.caption}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function clamp(share: number): number {
  return Math.max(0, Math.min(share, 1));
}
