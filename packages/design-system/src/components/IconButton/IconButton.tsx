import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

import { cx } from '#css/cx.ts';
import type { ButtonBehaviour } from '../Button/Button.tsx';
import { button, pending } from '../Button/Button.css.ts';
import { defaultTone } from '../Button/types.ts';
import type { ButtonLook } from '../Button/types.ts';
import { withKeyShortcuts } from '../Button/withKeyShortcuts.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { badge as badgeClass, icon as iconClass, small } from './IconButton.css.ts';

export interface IconButtonProps extends ButtonBehaviour, Omit<ButtonLook, 'isFullWidth'> {
  /** The accessible name: the action. A `Tooltip` around the button shows the name. */
  label: string;
  /** The icon. `label` names it. */
  icon: ReactNode;
  /** A `Badge` at the upper corner. Include its number in `label` too. */
  badge?: ReactNode;
}

/** A button with only an icon. Rare actions need a text instead. */
export function IconButton({
  label,
  icon,
  badge,
  variant = 'ghost',
  tone = defaultTone(variant),
  size = 'medium',
  pendingLabel,
  ...behaviour
}: IconButtonProps) {
  return (
    <Button
      {...withKeyShortcuts(behaviour)}
      aria-label={label}
      className={button({ variant, tone, size, square: true })}
    >
      {({ isPending }) => (
        <>
          <span className={cx(iconClass, size === 'small' && small)}>{icon}</span>
          {badge && <span className={badgeClass}>{badge}</span>}
          {isPending && (
            <span className={pending}>
              <Spinner label={pendingLabel} />
            </span>
          )}
        </>
      )}
    </Button>
  );
}
