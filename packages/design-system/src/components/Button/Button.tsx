import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';

import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';
import { defaultTone } from './types.ts';
import type { ButtonIcons, ButtonLook } from './types.ts';
import { withKeyShortcuts } from './withKeyShortcuts.tsx';

/** All props of the button of react-aria-components, except for its styling. */
export interface ButtonBehaviour extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** The key that presses the button from anywhere, such as `e`. The application must handle the key. */
  'aria-keyshortcuts'?: string;
  /** The task in progress while `isPending`, for screen readers. */
  pendingLabel?: string;
  /** The button element, for setting the focus. */
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonProps extends ButtonBehaviour, ButtonLook, ButtonIcons {
  /** The label: a verb, and its object if it isn't obvious. */
  children: AriaButtonProps['children'];
}

/** A button that performs an action. For navigation, use `Link` or `ButtonLink`. */
export function Button({
  children,
  variant = 'solid',
  tone = defaultTone(variant),
  size = 'medium',
  isFullWidth = false,
  icon,
  iconEnd,
  pendingLabel,
  ...behaviour
}: ButtonProps) {
  return (
    <AriaButton {...withKeyShortcuts(behaviour)} className={css.button({ variant, tone, size, isFullWidth })}>
      {composeRenderProps(children, (label, { isPending }) => (
        <>
          <span className={css.content}>
            {icon}
            {label}
            {iconEnd}
          </span>
          {isPending && (
            <span className={css.pending}>
              <Spinner label={pendingLabel} />
            </span>
          )}
        </>
      ))}
    </AriaButton>
  );
}

export type { ButtonTone } from './types.ts';
