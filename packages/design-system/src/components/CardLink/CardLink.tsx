import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

import { cardButton } from '../CardButton/CardButton.css.ts';
import type { CardButtonProps } from '../CardButton/CardButton.tsx';
import type { LinkBehaviour } from '../Link/Link.tsx';

export interface CardLinkProps extends LinkBehaviour, Pick<CardButtonProps, 'surface' | 'padding' | 'gap'> {
  /** The content, stacked vertically. It must consist of phrasing elements (`span`). */
  children: ReactNode;
}

/** A card that links to the page of a record. To open it on the same page, use `CardButton`. */
export function CardLink({ surface = 'card', padding = 'm', gap = 'none', ...behaviour }: CardLinkProps) {
  return <Link {...behaviour} className={cardButton({ surface, padding, gap })} />;
}
