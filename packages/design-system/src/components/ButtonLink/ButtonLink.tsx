import type { ReactNode, Ref } from 'react';

import { button } from '../Button/Button.css.ts';
import { defaultTone } from '../Button/types.ts';
import type { ButtonIcons, ButtonLook } from '../Button/types.ts';
import { LinkBase } from '../Pressable/LinkBase.tsx';
import type { LinkBehaviour } from '../Pressable/LinkBase.tsx';

export interface ButtonLinkProps extends LinkBehaviour, ButtonLook, ButtonIcons {
  children: ReactNode;
  /** Opens in a new tab without handing over the page (`noopener`). */
  isExternal?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for the main way on. Not for doing something: use `Button`. */
export function ButtonLink({
  children,
  variant = 'solid',
  tone = defaultTone(variant),
  size = 'medium',
  fullWidth = false,
  icon,
  iconEnd,
  isExternal,
  ...behaviour
}: ButtonLinkProps) {
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <LinkBase {...behaviour} {...outside} className={button({ variant, tone, size, fullWidth })}>
      {icon}
      {children}
      {iconEnd}
    </LinkBase>
  );
}
