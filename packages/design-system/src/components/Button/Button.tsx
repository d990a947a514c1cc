import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';

import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';
import { defaultTone } from './types.ts';
import type { ButtonIcons, ButtonLook } from './types.ts';
import { withKeyShortcuts } from './withKeyShortcuts.tsx';

/** Everything that react-aria-components' button takes; its looks are this system's. */
export interface ButtonBehaviour extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** The key that presses it from anywhere, as `e`; listening for it is the application's. */
  'aria-keyshortcuts'?: string;
  /** What is in progress while `isPending`, for screen readers. */
  pendingLabel?: string;
  /** The button, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonProps extends ButtonBehaviour, ButtonLook, ButtonIcons {
  /** A verb and, where it is not plain, its object. */
  children: AriaButtonProps['children'];
}

/** Does something here. Not for going somewhere: use `Link` or `ButtonLink`. */
export function Button({
  children,
  variant = 'solid',
  tone = defaultTone(variant),
  size = 'medium',
  fullWidth = false,
  icon,
  iconEnd,
  pendingLabel,
  ...behaviour
}: ButtonProps) {
  return (
    <AriaButton {...withKeyShortcuts(behaviour)} className={css.button({ variant, tone, size, fullWidth })}>
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
