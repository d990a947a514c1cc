import type { ReactNode, Ref } from 'react';

import { ButtonBase } from '../Pressable/ButtonBase.tsx';
import type { ButtonBehaviour } from '../Pressable/ButtonBase.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Button.css.ts';
import { defaultTone } from './types.ts';
import type { ButtonIcons, ButtonLook } from './types.ts';

export type { ButtonBehaviour };

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
    <ButtonBase {...behaviour} className={css.button({ variant, tone, size, fullWidth })}>
      <span className={css.content}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {behaviour.isPending && (
        <span className={css.pending}>
          <Spinner />
          {pendingLabel && <span className={visuallyHidden}>{pendingLabel}</span>}
        </span>
      )}
    </ButtonBase>
  );
}
