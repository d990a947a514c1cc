import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';

import { cx } from '#css/cx.ts';
import { button } from '../Button/Button.css.ts';
import { icon as iconClass, small } from './IconButton.css.ts';

export function AriaIconButton({ label, icon, slot }: { label: string; icon: ReactNode; slot?: string }) {
  return (
    <AriaButton
      slot={slot}
      aria-label={label}
      className={button({ variant: 'ghost', tone: 'neutral', size: 'small', square: true })}
    >
      <span className={cx(iconClass, small)}>{icon}</span>
    </AriaButton>
  );
}
