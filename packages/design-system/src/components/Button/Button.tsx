import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

import { Spinner } from '../Spinner/Spinner.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Button.css.ts';
import { defaultTone } from './types.ts';
import type { ButtonIcons, ButtonLook } from './types.ts';

/** What a button can do, in react-aria's words. */
export type ButtonBehaviour = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'onHoverStart'
  | 'onFocus'
  | 'onBlur'
  | 'isDisabled'
  | 'isPending'
  | 'autoFocus'
  | 'type'
  | 'form'
  | 'name'
  | 'value'
  | 'slot'
  | 'id'
  | 'excludeFromTabOrder'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-pressed'
  | 'aria-haspopup'
  | 'aria-current'
>;

export interface ButtonProps extends ButtonBehaviour, ButtonLook, ButtonIcons {
  /** A verb and, where it is not plain, its object. */
  children: ReactNode;
  /** What is going on while `isPending`, for screen readers. */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
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
    <AriaButton {...behaviour} className={css.button({ variant, tone, size, fullWidth })}>
      {({ isPending }) => (
        <>
          <span className={css.content}>
            {icon}
            {children}
            {iconEnd}
          </span>
          {isPending && (
            <span className={css.pending}>
              <Spinner />
              {pendingLabel && <span className={visuallyHidden}>{pendingLabel}</span>}
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}
