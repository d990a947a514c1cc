import { Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';

import { MinusIcon, PlusIcon } from '../../icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/AriaFieldParts.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { isWrong } from '../Field/isWrong.ts';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import { DocumentLanguage } from '../Overlay/DocumentLanguage.tsx';
import { cx } from '../../css/cx.ts';

export interface NumberFieldProps
  extends
    Pick<
      AriaNumberFieldProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'minValue'
      | 'maxValue'
      | 'step'
      | 'name'
      | 'isRequired'
      | 'isDisabled'
      | 'isReadOnly'
      | 'isInvalid'
      | 'formatOptions'
      | 'id'
    >,
    FieldFrameProps {
  placeholder?: string;
  /** Adds buttons for one less and one more. */
  stepLabels?: { decrement: string; increment: string };
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
  isInvalid,
  ...behaviour
}: NumberFieldProps) {
  return (
    <DocumentLanguage>
      <AriaNumberField
        {...behaviour}
        isInvalid={isWrong(errorMessage, isInvalid)}
        validationBehavior="aria"
        className={css.root}
      >
        <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
        <div className={css.control}>
          <Input placeholder={placeholder} className={cx(css.input, css.numeric)} />
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
        </div>
        <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
      </AriaNumberField>
    </DocumentLanguage>
  );
}
