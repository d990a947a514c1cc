import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';

import { MinusIcon, PlusIcon } from '#icons/icons.ts';
import { cx } from '#css/cx.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import { isWrong } from '../Field/isWrong.ts';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';

export interface NumberFieldProps extends Closed<AriaNumberFieldProps>, FieldFrameProps {
  /** An example, never the label. */
  placeholder?: string;
  /** Adds buttons for one less and one more. */
  stepLabels?: { decrement: string; increment: string };
  /** The input itself, to focus it. */
  inputRef?: Ref<HTMLInputElement>;
  /** The element, to measure or to scroll to. */
  ref?: Ref<HTMLDivElement>;
}

/** A small count, as minutes or pieces. Not for money: floating point loses digits, `AmountField` does not. */
export function NumberField({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  placeholder,
  stepLabels,
  inputRef,
  isInvalid,
  isWheelDisabled = true,
  ...behaviour
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...behaviour}
      // Scrolling the page over a focused field would change its value.
      isWheelDisabled={isWheelDisabled}
      isInvalid={isWrong(errorMessage, isInvalid)}
      className={css.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Group className={css.control()}>
        <Input ref={inputRef} placeholder={placeholder} className={cx(css.input, css.numeric)} />
        {stepLabels && (
          <span className={css.end}>
            <AriaIconButton
              slot="decrement"
              label={stepLabels.decrement}
              icon={<MinusIcon aria-hidden="true" />}
            />
            <AriaIconButton
              slot="increment"
              label={stepLabels.increment}
              icon={<PlusIcon aria-hidden="true" />}
            />
          </span>
        )}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
    </AriaNumberField>
  );
}
