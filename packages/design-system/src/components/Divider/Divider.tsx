import { divider } from './Divider.css.ts';

export interface DividerProps {
  /** The direction of the line. A vertical line needs a row, such as `Inline`. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A line between two groups of content. For lines between the rows of a list, use the style `divided` from the tokens. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return (
    <hr
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      className={divider({ orientation })}
    />
  );
}
