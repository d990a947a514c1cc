import type { ReactNode, Ref } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';

import { mirrored } from '#css/mirrored.css.ts';
import { ArrowUpRightIcon } from '#icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';
import { newTab } from './newTab.ts';

/** All props of the link of react-aria-components, except for its styling. */
export interface LinkBehaviour extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  /** The link element, for setting the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProps extends LinkBehaviour {
  /** The text: the name of the destination, which must be clear without context. */
  children: AriaLinkProps['children'];
  /** The text color. @default 'accent' */
  tone?: 'accent' | 'muted' | 'inherit';
  /** Opens the link in a new tab without access to this page (`noopener`), and shows an arrow. */
  isExternal?: boolean;
  /** The text "Opens in a new tab" for screen readers, in the user's language. */
  externalLabel?: string;
  /** Underlines the link, for use in a sentence. */
  isInText?: boolean;
  /** Makes the text semibold, for use outside of a sentence. */
  isStrong?: boolean;
  /** Extends the link to the whole positioned box around it on phones. */
  isStretched?: boolean;
  /** The icon after the label. */
  icon?: ReactNode;
}

/** A link to a page. For an action, use `Button`. */
export function Link({
  children,
  tone = 'accent',
  isExternal,
  externalLabel,
  isInText,
  isStrong,
  isStretched,
  icon,
  ...behaviour
}: LinkProps) {
  return (
    <AriaLink
      {...behaviour}
      {...(isExternal && newTab)}
      className={css.link({ tone, isInText, isStrong, isStretched })}
    >
      {composeRenderProps(children, (label) => (
        <>
          {label}
          {icon}
          {isExternal && !icon && !isInText && (
            <ArrowUpRightIcon size={16} className={mirrored} aria-hidden="true" />
          )}
          {isExternal && externalLabel && <VisuallyHidden> {externalLabel}</VisuallyHidden>}
        </>
      ))}
    </AriaLink>
  );
}
