import { inlineVar } from '#css/inlineVar.ts';
import { cx } from '#css/cx.ts';
import * as css from './CountdownRing.css.ts';

/** From here on the ring says that little is left. */
const FEW_SECONDS = 5;

export interface CountdownRingProps {
  /** Whole seconds that are left. */
  secondsLeft: number;
  /** How many seconds the whole was. */
  total: number;
  /** What runs out, with the time in words: "The quote is valid for 12 seconds". */
  label: string;
}

/**
 * Seconds that run out. It is a timer and so stays quiet (WAI-ARIA: `timer` is not live): announce
 * the moments that matter in a live region of your own.
 */
export function CountdownRing({ secondsLeft, total, label }: CountdownRingProps) {
  const seconds = Math.max(0, secondsLeft);
  const share = total > 0 ? Math.min(seconds / total, 1) : 0;
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
