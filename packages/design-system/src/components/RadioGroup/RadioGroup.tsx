import type { ReactNode, Ref } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import type {
  RadioFieldProps,
  RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';

import { description as descriptionClass, message } from '../Checkbox/Checkbox.css.ts';
import { root } from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { splitField } from '../Field/fieldProps.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioGroupProps
  extends Closed<AriaRadioGroupProps>, Omit<FieldFrameProps, 'successMessage'> {
  /** The `Radio` or `RadioCard` elements. */
  children: ReactNode;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A selection of one of a few options. For short labels, use `SegmentedControl`. For many options, use
 * `Select`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { head, notes, rest } = splitField(props);
  const { children, value, ...behaviour } = rest;
  return (
    <AriaRadioGroup
      {...behaviour}
      // `null` means that nothing is selected. With a value that no radio has, the Tab key would skip the group.
      value={value === '' ? null : value}
      className={root}
    >
      <FieldLabel {...head} />
      <Stack gap="s" align="stretch">
        {children}
      </Stack>
      <FieldNotes {...notes} />
    </AriaRadioGroup>
  );
}

export interface RadioProps extends Closed<RadioFieldProps> {
  /** The visible label. Pressing it selects the option. */
  children: ReactNode;
  /** A muted second line. */
  description?: ReactNode;
  /** Increases the height to 44 px on touch devices. */
  isTall?: boolean;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** An option of a `RadioGroup` in one line. For options with details to compare, use `RadioCard`. */
export function Radio({ children, description, isTall, ...behaviour }: RadioProps) {
  return (
    <RadioField {...behaviour} className={css.field()}>
      <RadioButton className={css.radio({ isTall })}>
        <RadioContent description={description}>{children}</RadioContent>
      </RadioButton>
    </RadioField>
  );
}

export interface RadioCardProps extends Omit<RadioProps, 'isTall'> {
  /** A detail at the end, such as a price. */
  end?: ReactNode;
}

/** A `Radio` as a card, for options with details to compare. */
export function RadioCard({ children, description, end, ...behaviour }: RadioCardProps) {
  return (
    <RadioField {...behaviour} className={css.field({ look: 'card' })}>
      <RadioButton className={css.radio({ look: 'card' })}>
        <RadioContent description={description}>{children}</RadioContent>
        {end && <span className={css.end}>{end}</span>}
      </RadioButton>
    </RadioField>
  );
}

function RadioContent({ children, description }: Pick<RadioProps, 'children' | 'description'>) {
  return (
    <>
      <span className={css.circle} />
      <span className={message}>
        <span>{children}</span>
        {description && <span className={descriptionClass}>{description}</span>}
      </span>
    </>
  );
}
