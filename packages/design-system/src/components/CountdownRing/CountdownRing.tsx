import { inlineVar } from '#css/inlineVar.ts';
import { cx } from '#css/cx.ts';
import * as css from './CountdownRing.css.ts';

/** The number of remaining seconds at which the ring changes to a warning color. */
const FEW_SECONDS = 5;

export interface CountdownRingProps {
  /** The remaining whole seconds, shown inside the ring. */
  value: number;
  /** The number of remaining seconds at which the ring is full. */
  maxValue: number;
  /** The accessible name with the remaining time: "The quote is valid for 12 seconds". */
  label: string;
}

/** A ring with the remaining seconds. Timers aren't live, so announce important times separately. */
export function CountdownRing({ value, maxValue, label }: CountdownRingProps) {
  const seconds = Math.max(0, value);
  const share = maxValue > 0 ? Math.min(seconds / maxValue, 1) : 0;
  return (
    <span role="timer" aria-label={label} className={cx(css.root, seconds <= FEW_SECONDS && css.few)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={css.ring}>
        <circle cx="16" cy="16" r="14" className={css.track} />
        {share > 0 && (
          <circle
            cx="16"
            cy="16"
            r="14"
            pathLength={1}
            className={css.left}
            style={inlineVar(css.share, String(share))}
          />
        )}
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </span>
  );
}
