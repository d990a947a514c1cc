import type { ReactNode, Ref } from 'react';

import { cx } from '../../css/cx.ts';
import { ArrowUpRightIcon } from '../../icons/icons.ts';
import { LinkBase } from '../Pressable/LinkBase.tsx';
import type { LinkBehaviour } from '../Pressable/LinkBase.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

export type { LinkBehaviour };

export interface LinkProps extends LinkBehaviour {
  children: ReactNode;
  /** @default 'accent' */
  tone?: 'accent' | 'muted' | 'inherit';
  /** Opens in a new tab, without handing over the page (`noopener`), and shows an arrow. */
  isExternal?: boolean;
  /** Says "opens in a new tab" to screen readers, in the person's language. */
  externalLabel?: string;
  /** Underlined, for a link inside a sentence. */
  isInText?: boolean;
  /** Semibold, for a link standing by itself. */
  isStrong?: boolean;
  /** Icon after the words. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. Not for doing something: use `Button`. */
export function Link({
  children,
  tone = 'accent',
  isExternal,
  externalLabel,
  isInText,
  isStrong,
  icon,
  ...behaviour
}: LinkProps) {
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <LinkBase
      {...behaviour}
      {...outside}
      className={cx(css.link, css.tone[tone], isInText && css.inText, isStrong && css.strong)}
    >
      {children}
      {icon}
      {isExternal && !icon && !isInText && <ArrowUpRightIcon size={16} aria-hidden="true" />}
      {isExternal && externalLabel && <VisuallyHidden> {externalLabel}</VisuallyHidden>}
    </LinkBase>
  );
}
