import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

import { cardButton } from '../CardButton/CardButton.css.ts';
import type { CardButtonProps } from '../CardButton/CardButton.tsx';
import type { LinkBehaviour } from '../Link/Link.tsx';

export interface CardLinkProps extends LinkBehaviour, Pick<CardButtonProps, 'surface' | 'padding' | 'gap'> {
  /** Phrases only (`span`s). They stand under each other. */
  children: ReactNode;
}

/** A record as a card that leads to its page. For opening it here: `CardButton`. */
export function CardLink({ surface = 'card', padding = 'm', gap = 'none', ...behaviour }: CardLinkProps) {
  return <Link {...behaviour} className={cardButton({ surface, padding, gap })} />;
}
