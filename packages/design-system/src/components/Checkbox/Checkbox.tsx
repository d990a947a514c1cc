import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';

import { CheckIcon, MinusIcon } from '../../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Pick<
  AriaCheckboxProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isIndeterminate'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'isInvalid'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'aria-describedby'
> {
  /** What is agreed to or chosen. */
  children: ReactNode;
  /** Muted line under it. */
  description?: ReactNode;
  /** Keeps the words for screen readers, as in a row of a table. */
  isLabelHidden?: boolean;
}

/** On or off, taking effect with the form. Taking effect at once: use `Switch`. */
export function Checkbox({ children, description, isLabelHidden, ...behaviour }: CheckboxProps) {
  return (
    <AriaCheckbox {...behaviour} validationBehavior="aria" className={css.choice}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={css.box}>
            {isIndeterminate && <MinusIcon size={14} strokeWidth={3} aria-hidden="true" />}
            {isSelected && !isIndeterminate && <CheckIcon size={14} strokeWidth={3} aria-hidden="true" />}
          </span>
          {isLabelHidden ? (
            <VisuallyHidden>{children}</VisuallyHidden>
          ) : (
            <span className={css.message}>
              <span>{children}</span>
              {description && <span className={css.description}>{description}</span>}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  );
}
