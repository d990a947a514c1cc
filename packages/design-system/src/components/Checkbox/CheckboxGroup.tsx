import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';

import { root } from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/AriaFieldParts.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { isWrong } from '../Field/isWrong.ts';
import { Stack } from '../Stack/Stack.tsx';

export interface CheckboxGroupProps extends Omit<FieldFrameProps, 'successMessage'> {
  /** `Checkbox`es with a `value`. */
  children: ReactNode;
  /** The values that are on. */
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** Checkboxes that answer one question. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  children,
  ...behaviour
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...behaviour}
      isInvalid={isWrong(errorMessage, undefined)}
      validationBehavior="aria"
      className={root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Stack gap="xs" align="start">
        {children}
      </Stack>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
