import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';

import { MinusIcon, PlusIcon } from '#icons/icons.ts';
import { cx } from '#css/cx.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { splitField } from '../Field/fieldProps.ts';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface NumberFieldProps extends Closed<AriaNumberFieldProps>, FieldFrameProps {
  /** An example, shown while the field is empty. It doesn't replace the label. */
  placeholder?: string;
  /** Adds buttons that change the value by one step. */
  hasStepButtons?: boolean;
  /** Replaces the labels of the step buttons. */
  labels?: Labels<'NumberField'>;
  /** The input element, for setting the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** An input for a small count, such as minutes. For money, use `AmountField`. */
export function NumberField(props: NumberFieldProps) {
  const { head, notes, rest } = splitField(props);
  const { placeholder, hasStepButtons, labels, inputRef, isWheelDisabled = true, ...behaviour } = rest;
  const { decrement, increment } = useLabels(
    'NumberField',
    { decrement: 'Decrease', increment: 'Increase' },
    labels,
  );
  return (
    <AriaNumberField
      {...behaviour}
      // If the wheel weren't disabled, scrolling the page over a focused field would change its value.
      isWheelDisabled={isWheelDisabled}
      className={css.root}
    >
      <FieldLabel {...head} />
      <Group className={css.control()}>
        <Input ref={inputRef} placeholder={placeholder} className={cx(css.input, css.numeric)} />
        {hasStepButtons && (
          <span className={css.end}>
            <AriaIconButton slot="decrement" label={decrement} icon={<MinusIcon aria-hidden="true" />} />
            <AriaIconButton slot="increment" label={increment} icon={<PlusIcon aria-hidden="true" />} />
          </span>
        )}
      </Group>
      <FieldNotes {...notes} />
    </AriaNumberField>
  );
}
