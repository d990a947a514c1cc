import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ButtonProps } from 'react-aria-components/Button';

import { cardButton } from './CardButton.css.ts';

export interface CardButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  /** Phrases only (`span`s): it is a button. They stand under each other. */
  children: ReactNode;
  /** `none` inside something that has a surface. @default 'card' */
  surface?: 'card' | 'none';
  /** Room inside. @default 'm' */
  padding?: 'none' | 's' | 'm';
  /** Room between the lines. @default 'none' */
  gap?: 'none' | 'xs' | 's' | 'm';
  /** The button, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A record as a card that opens by a press anywhere on it. For several actions on one: `Card` with buttons. */
export function CardButton({ surface = 'card', padding = 'm', gap = 'none', ...behaviour }: CardButtonProps) {
  return <Button {...behaviour} className={cardButton({ surface, padding, gap })} />;
}
