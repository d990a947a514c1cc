import { divider } from './Divider.css.ts';

export interface DividerProps {
  /** The direction of the line. A vertical line needs a row, such as `Inline`. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A line between two groups of content. For a line between rows of a list, use `divided` of the tokens. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return (
    <hr
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      className={divider({ orientation })}
    />
  );
}
