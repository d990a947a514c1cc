import { cx } from '#css/cx.ts';
import { mono, single } from '../Mono/Mono.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { shorten } from './shorten.ts';

export interface TruncatedIdProps {
  /** The whole identifier, which is also the text to copy. */
  value: string;
  /** The number of characters at the start. @default 6 */
  head?: number;
  /** The number of characters at the end. @default 6 */
  tail?: number;
}

/** A shortened identifier. Screen readers and hovering reveal the full identifier. Use it with a `CopyButton`. */
export function TruncatedId({ value, head = 6, tail = 6 }: TruncatedIdProps) {
  const short = shorten(value, head, tail);
  if (short === value) {
    return (
      <span className={cx(mono, single)} translate="no">
        {value}
      </span>
    );
  }
  return (
    <span className={cx(mono, single)} title={value} translate="no">
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{value}</VisuallyHidden>
    </span>
  );
}
