import { useState } from 'react';
import type { ReactNode } from 'react';

import { cx } from '../../css/cx.ts';
import { choice, description as descriptionClass, message } from '../Checkbox/Checkbox.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  value?: string;
  autoFocus?: boolean;
  'aria-describedby'?: string;
  /** What is on or off; the words do not change with it. */
  children: ReactNode;
  description?: ReactNode;
  isLabelHidden?: boolean;
  /** Words first, switch at the end of the row, as in settings. */
  isRow?: boolean;
}

// The box's own state is the switch's: `aria-checked` beside it could only disagree (ARIA in HTML).
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** On or off, at once. With the rest of a form: use `Checkbox`. */
export function Switch({
  children,
  description,
  isLabelHidden,
  isRow,
  isSelected: selectedFromOutside,
  defaultSelected = false,
  onChange,
  isDisabled,
  isReadOnly,
  ...attributes
}: SwitchProps) {
  const [ownSelected, setOwnSelected] = useState(defaultSelected);
  const isSelected = selectedFromOutside ?? ownSelected;
  const label = isLabelHidden ? (
    <VisuallyHidden>{children}</VisuallyHidden>
  ) : (
    <span className={message}>
      <span>{children}</span>
      {description && <span className={descriptionClass}>{description}</span>}
    </span>
  );
  return (
    <label
      className={cx(choice, isRow && css.row)}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
    >
      {isRow && label}
      <input
        {...attributes}
        {...nativeSwitch}
        className={visuallyHidden}
        checked={isSelected}
        disabled={isDisabled}
        aria-readonly={isReadOnly || undefined}
        onChange={(event) => {
          if (isReadOnly) return;
          setOwnSelected(event.target.checked);
          onChange?.(event.target.checked);
        }}
      />
      <span className={css.track}>
        <span className={css.thumb} />
      </span>
      {!isRow && label}
    </label>
  );
}
