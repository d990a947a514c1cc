import type { ReactNode } from 'react';
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';

import { cx } from '../../css/cx.ts';
import { choice, description as descriptionClass, message } from '../Checkbox/Checkbox.css.ts';
import { root } from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/AriaFieldParts.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { isWrong } from '../Field/isWrong.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioGroupProps extends Omit<FieldFrameProps, 'successMessage'> {
  /** `Radio`s or `RadioCard`s. */
  children: ReactNode;
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** One of a few that need a line each. Short words: use `SegmentedControl`; many: `Select`. */
export function RadioGroup({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  children,
  ...behaviour
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...behaviour}
      isInvalid={isWrong(errorMessage, undefined)}
      validationBehavior="aria"
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

export interface RadioProps {
  value: string;
  children: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

export function Radio({ children, description, ...behaviour }: RadioProps) {
  return (
    <AriaRadio {...behaviour} className={choice}>
      <span className={css.circle} />
      <span className={message}>
        <span>{children}</span>
        {description && <span className={descriptionClass}>{description}</span>}
      </span>
    </AriaRadio>
  );
}

export interface RadioCardProps extends RadioProps {
  /** A fact at the end, as a price. */
  end?: ReactNode;
}

/** A `Radio` in a box of its own, for choices with facts to compare. */
export function RadioCard({ children, description, end, ...behaviour }: RadioCardProps) {
  return (
    <AriaRadio {...behaviour} className={cx(choice, css.card)}>
      <span className={css.circle} />
      <span className={message}>
        <span>{children}</span>
        {description && <span className={descriptionClass}>{description}</span>}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </AriaRadio>
  );
}
