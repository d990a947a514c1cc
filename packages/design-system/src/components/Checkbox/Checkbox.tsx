import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';

import { cx } from '#css/cx.ts';
import { CheckIcon, MinusIcon } from '#icons/icons.ts';
import { ErrorNote } from '../Field/FieldParts.tsx';
import type { Closed } from '../Field/types.ts';
import { isWrong } from '../Field/fieldProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Closed<CheckboxFieldProps> {
  /** The label: the statement or option to check. */
  children: ReactNode;
  /** A muted line below the label. */
  description?: ReactNode;
  /** The error. It makes the checkbox invalid. */
  errorMessage?: ReactNode;
  /** Shows the label only to screen readers, for example in a table row. */
  isLabelHidden?: boolean;
  /** Increases the height to 44 px on touch devices, for stacked choices. */
  isTall?: boolean;
  /** The element that contains the box and the label. */
  ref?: Ref<HTMLDivElement>;
}

/** An on-off choice that takes effect when the form is submitted. For an immediate effect, use `Switch`. */
export function Checkbox({
  children,
  description,
  errorMessage,
  isLabelHidden,
  isTall,
  isInvalid,
  ...behaviour
}: CheckboxProps) {
  return (
    <CheckboxField {...behaviour} isInvalid={isWrong(errorMessage, isInvalid)} className={css.field}>
      <CheckboxButton className={cx(css.choice, isTall && css.tall)}>
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
      </CheckboxButton>
      <ErrorNote errorMessage={errorMessage} />
    </CheckboxField>
  );
}

export { CheckboxGroup } from './CheckboxGroup.tsx';
export type { CheckboxGroupProps } from './CheckboxGroup.tsx';
