import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link } from 'react-aria-components/Link';
import type { LinkProps } from 'react-aria-components/Link';

import { button } from '../Button/Button.css.ts';
import { defaultTone } from '../Button/types.ts';
import type { ButtonIcons, ButtonLook } from '../Button/types.ts';
import type { LinkBehaviour } from '../Link/Link.tsx';
import { newTab } from '../Link/newTab.ts';

export interface ButtonLinkProps extends LinkBehaviour, ButtonLook, ButtonIcons {
  /** The label, which names the destination. */
  children: LinkProps['children'];
  /** Opens the link in a new tab, without access to this page (`noopener`). */
  isExternal?: boolean;
}

/** A link that looks like a button, for the main next step. For an action, use `Button`. */
export function ButtonLink({
  children,
  variant = 'solid',
  tone = defaultTone(variant),
  size = 'medium',
  isFullWidth = false,
  icon,
  iconEnd,
  isExternal,
  ...behaviour
}: ButtonLinkProps) {
  return (
    <Link {...behaviour} {...(isExternal && newTab)} className={button({ variant, tone, size, isFullWidth })}>
      {composeRenderProps(children, (label) => (
        <>
          {icon}
          {label}
          {iconEnd}
        </>
      ))}
    </Link>
  );
}
