import type { ReactNode, Ref } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';

import { mirrored } from '#css/mirrored.css.ts';
import { ArrowUpRightIcon } from '#icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';
import { newTab } from './newTab.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

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
  /** Replaces the text "opens in a new tab", which screen readers read with `isExternal`. */
  labels?: Labels<'Link'>;
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
  labels,
  isInText,
  isStrong,
  isStretched,
  icon,
  ...behaviour
}: LinkProps) {
  const texts = useLabels('Link', { newTab: 'opens in a new tab' }, labels);
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
          {isExternal && <VisuallyHidden> {texts.newTab}</VisuallyHidden>}
        </>
      ))}
    </AriaLink>
  );
}
