import type { ReactNode } from 'react';

import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as css from './HeroCard.css.ts';

export interface HeroActionProps {
  /** A verb. */
  children: ReactNode;
  /** Above or before the words; decoration. */
  icon?: ReactNode;
  /** The secondary action is outlined; one primary action per card. */
  isQuiet?: boolean;
  /** Goes somewhere; without it, `onPress` does something. */
  href?: string;
  /** What it does. */
  onPress?: () => void;
  /** Takes no press and no focus. */
  isDisabled?: boolean;
}

/** An action on the coloured ground of a `HeroCard`. Not for anywhere else: use `Button`. */
export function HeroAction({ children, icon, isQuiet = false, href, onPress, isDisabled }: HeroActionProps) {
  const className = css.action({ isQuiet });
  if (href !== undefined) {
    return (
      <Link href={href} onPress={onPress} isDisabled={isDisabled} className={className}>
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <Button onPress={onPress} isDisabled={isDisabled} className={className}>
      {icon}
      {children}
    </Button>
  );
}
