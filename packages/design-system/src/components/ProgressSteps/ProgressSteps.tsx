import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ProgressSteps.css.ts';

export type ProgressStepState = 'done' | 'current' | 'todo' | 'failed';

export interface ProgressStep {
  /** Stays with the step. */
  id: string;
  /** What is done in it. */
  label: ReactNode;
  /** When it happened, or how far it is. */
  caption?: ReactNode;
  /** Done, current, still to do or failed. */
  state: ProgressStepState;
  /** Share of a current step that is done, from 0 to 1. @default 0.35 */
  progress?: number;
}

export interface ProgressStepsProps {
  /** Names the list for screen readers. */
  label: string;
  /** In order; one is current. */
  steps: readonly ProgressStep[];
  /** The states in words, for screen readers. */
  stateLabels: Record<ProgressStepState, string>;
}

const shares = { done: 1, failed: 1, todo: 0, current: 0.35 } satisfies Record<ProgressStepState, number>;

/** Progress in steps, as a row of bars. With details for each step: use `Timeline`. */
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
