import type { ReactNode, Ref } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';

import { mirrored } from '#css/mirrored.css.ts';
import { ArrowUpRightIcon } from '#icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';
import { newTab } from './newTab.ts';

/** Everything that react-aria-components' link takes; its looks are this system's. */
export interface LinkBehaviour extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  /** The link, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProps extends LinkBehaviour {
  /** Where it leads, in words that make sense alone. */
  children: AriaLinkProps['children'];
  /** Colour of the words. @default 'accent' */
  tone?: 'accent' | 'muted' | 'inherit';
  /** Opens in a new tab, without handing over the page (`noopener`), and shows an arrow. */
  isExternal?: boolean;
  /** "Opens in a new tab" for screen readers, in the user's language. */
  externalLabel?: string;
  /** Underlined, for a link inside a sentence. */
  isInText?: boolean;
  /** Semibold, for a link outside of a sentence. */
  isStrong?: boolean;
  /** On phones the whole positioned box around it is the link. */
  isStretched?: boolean;
  /** Icon after the label. */
  icon?: ReactNode;
}

/** Goes somewhere. Not for doing something: use `Button`. */
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
