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
import { isWrong } from '../Field/isWrong.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioGroupProps
  extends Closed<AriaRadioGroupProps>, Omit<FieldFrameProps, 'successMessage'> {
  /** `Radio`s or `RadioCard`s. */
  children: ReactNode;
  /** The element, to measure or to scroll to. */
  ref?: Ref<HTMLDivElement>;
}

/** One of a few that need a line each. Short words: use `SegmentedControl`; many: `Select`. */
export function RadioGroup({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  isInvalid,
  children,
  value,
  ...behaviour
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...behaviour}
      // Nothing chosen is null: with a value that no radio has, the Tab key would pass the group by.
      value={value === '' ? null : value}
      isInvalid={isWrong(errorMessage, isInvalid)}
      className={root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Stack gap="s" align="stretch">
        {children}
      </Stack>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

export interface RadioProps extends Closed<RadioFieldProps> {
  /** The words of the choice. */
  children: ReactNode;
  /** A second line, muted. */
  description?: ReactNode;
  /** On phones as tall as a finger. */
  isTall?: boolean;
  /** The element, to measure or to scroll to. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice of a `RadioGroup`, in a line. With facts to compare: use `RadioCard`. */
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
  /** A fact at the end, as a price. */
  end?: ReactNode;
}

/** A `Radio` in a box of its own, for choices with facts to compare. */
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
