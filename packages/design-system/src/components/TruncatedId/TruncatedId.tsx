import { cx } from '#css/cx.ts';
import { mono, single } from '../Mono/Mono.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Returns a shortened text such as "841203…031042", or the whole text if it wouldn't get shorter. */
export function shorten(value: string, head: number, tail: number): string {
  const letters = Array.from(value);
  if (letters.length <= head + tail + 1) return value;
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - tail).join('')}`;
}

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
