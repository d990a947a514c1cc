import type { ReactNode } from 'react';

import { cx } from '../../css/cx.ts';
import { CloseIcon } from '../../icons/icons.ts';
import type { Tone } from '../../tokens/types.ts';
import { Button } from 'react-aria-components/Button';
import * as css from './Tag.css.ts';

export interface TagProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** Adds a way to take it off, as for an active filter. */
  onRemove?: () => void;
  /** Says what taking it off means ("Remove filter: Paid"). */
  removeLabel?: string;
}

/** A short label. Not for the state of a record: use `StatusTag`; not for a count: use `Badge`. */
export function Tag({ children, tone = 'neutral', onRemove, removeLabel }: TagProps) {
  return (
    <span className={cx(css.tag, css.tone[tone])}>
      {children}
      {onRemove && (
        <Button className={css.remove} onPress={onRemove} aria-label={removeLabel}>
          <CloseIcon size={12} aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
