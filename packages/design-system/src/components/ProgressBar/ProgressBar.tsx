import type { ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar';

import type { Closed } from '../Field/types.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps extends Closed<AriaProgressBarProps> {
  /** The label: the task in progress. */
  label: ReactNode;
  /** Shows the label only to screen readers. */
  isLabelHidden?: boolean;
  /** The value, from 0 to `maxValue`. */
  value: number;
  /** The value as a text: "4 of 12 blocks". The default is the completed share in percent. */
  valueLabel?: string;
  /** The color of the bar. @default 'accent' */
  tone?: 'accent' | 'positive' | 'caution' | 'critical';
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** A bar for measured progress. If the progress can't be measured, use `Skeleton` or `isPending`. */
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
      // A maximum of 0 would cause a division by zero, so the bar shows 0%.
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
