import type { ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar';

import type { Closed } from '../Field/types.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps extends Closed<AriaProgressBarProps> {
  /** What is under way. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** From 0 to `maxValue`. */
  value: number;
  /** The value in words: "4 of 12 blocks". Its share in percent, where it is left out. */
  valueLabel?: string;
  /** Colour of the bar. @default 'accent' */
  tone?: 'accent' | 'positive' | 'caution' | 'critical';
  /** The element, to measure or to scroll to. */
  ref?: Ref<HTMLDivElement>;
}

/** Measured progress. Not for waiting without a measure: use `Skeleton` or `isPending`. */
export function ProgressBar({
  label,
  isLabelHidden,
  maxValue = 100,
  valueLabel,
  tone = 'accent',
  ...behaviour
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...behaviour}
      // Of a total of 0, nothing is done: 0 %.
      maxValue={maxValue > 0 ? maxValue : 1}
      valueLabel={valueLabel}
      className={css.root}
    >
      {({ percentage = 0 }) => (
        <>
          {isLabelHidden ? (
            <Label className={visuallyHidden}>{label}</Label>
          ) : (
            <div className={css.message}>
              <Label>{label}</Label>
              {valueLabel && <span aria-hidden="true">{valueLabel}</span>}
            </div>
          )}
          <div className={css.track}>
            <div className={css.bar({ tone })} style={{ inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
