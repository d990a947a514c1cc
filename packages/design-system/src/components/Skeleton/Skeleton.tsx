import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The width as a CSS length. @default '100%' */
  width?: string;
  /** The height as a CSS length. @default '12px' */
  height?: string;
  /** The shape: `text` for text, `block` for images and controls, `circle` for avatars. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** The number of lines. The last line is shorter. @default 1 */
  lines?: number;
}

/** A placeholder for loading content. Set `aria-busy` on its region. In a control, use `isPending`. */
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
