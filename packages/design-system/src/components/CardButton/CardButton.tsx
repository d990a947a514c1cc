import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ButtonProps } from 'react-aria-components/Button';

import { cardButton } from './CardButton.css.ts';

export interface CardButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  /** The content, stacked vertically. It must consist of phrasing elements (`span`). */
  children: ReactNode;
  /** The surface. `none` is for use inside an element that has a surface. @default 'card' */
  surface?: 'card' | 'none';
  /** The inner spacing. @default 'm' */
  padding?: 'none' | 's' | 'm';
  /** The space between the lines. @default 'none' */
  gap?: 'none' | 'xs' | 's' | 'm';
  /** The button element, for setting the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** A card that opens a record. For several actions on one record, use `Card` with buttons. */
export function CardButton({ surface = 'card', padding = 'm', gap = 'none', ...behaviour }: CardButtonProps) {
  return <Button {...behaviour} className={cardButton({ surface, padding, gap })} />;
}
