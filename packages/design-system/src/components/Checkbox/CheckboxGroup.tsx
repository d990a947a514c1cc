import type { ReactNode, Ref } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup';

import { root } from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { splitField } from '../Field/fieldProps.ts';
import { Stack } from '../Stack/Stack.tsx';

export interface CheckboxGroupProps
  extends Closed<AriaCheckboxGroupProps>, Omit<FieldFrameProps, 'successMessage'> {
  /** The `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** A group of checkboxes for one question. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { head, notes, rest } = splitField(props);
  const { children, ...behaviour } = rest;
  return (
    <AriaCheckboxGroup {...behaviour} className={root}>
      <FieldLabel {...head} />
      <Stack gap="xs" align="start">
        {children}
      </Stack>
      <FieldNotes {...notes} />
    </AriaCheckboxGroup>
  );
}
