import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** CSS length. @default '100%' */
  width?: string;
  /** CSS length. @default '12px' */
  height?: string;
  /** `text` for words, `block` for pictures and controls, `circle` for faces. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** Several lines, the last one shorter. @default 1 */
  lines?: number;
}

/**
 * A placeholder in the shape of what loads. Screen readers ignore it: set `aria-busy` on the region.
 * Not for waits inside a control: use `isPending`.
 */
export function Skeleton({ width = '100%', height = '12px', shape = 'text', lines = 1 }: SkeletonProps) {
  if (lines > 1) {
    return (
      <span className={css.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span
            key={line}
            className={css.skeleton({ shape })}
            style={{ width: line === lines - 1 ? '60%' : width, height }}
          />
        ))}
      </span>
    );
  }
  return <span className={css.skeleton({ shape })} style={{ width, height }} aria-hidden="true" />;
}
