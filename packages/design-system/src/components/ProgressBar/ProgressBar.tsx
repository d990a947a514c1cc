import { useId } from 'react';
import type { ReactNode } from 'react';

import { cx } from '../../css/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way. */
  label: ReactNode;
  isLabelHidden?: boolean;
  /** From 0 to `maxValue`. */
  value: number;
  /** @default 100 */
  maxValue?: number;
  /** The value in words: "4 of 12 blocks". */
  valueLabel?: string;
  /** @default 'accent' */
  tone?: 'accent' | 'positive' | 'caution' | 'critical';
}

/** How far something is. Not for waiting without a measure: use `Skeleton` or `isPending`. */
export function ProgressBar({
  label,
  isLabelHidden,
  value,
  maxValue = 100,
  valueLabel,
  tone = 'accent',
}: ProgressBarProps) {
  const id = useId();
  const share = maxValue > 0 ? Math.max(0, Math.min(value / maxValue, 1)) : 0;
  return (
    <div className={css.root}>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <div className={css.message}>
          <span id={id}>{label}</span>
          {valueLabel && <span aria-hidden="true">{valueLabel}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={maxValue}
        aria-valuenow={value}
        aria-valuetext={valueLabel}
        className={css.track}
      >
        <div className={cx(css.bar, css.tone[tone])} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
