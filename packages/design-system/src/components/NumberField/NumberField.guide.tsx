import { end } from '../Field/Field.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';
import { byClass, fieldAnatomy, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { AmountField: 'For money', Slider: 'For an approximate number', CodeInput: 'For a code' },
  anatomy: {
    ...fieldAnatomy,
    Steppers: ['Buttons that change the number by one.', byClass(end), 'hasStepButtons'],
  },
  specimen: {
    render: () => {
      const minutes = { label: 'Minutes', hasStepButtons: true };
      return (
        <Stack gap="l">
          <NumberField {...minutes} defaultValue={30} description="Until an order expires" />
          <NumberField {...minutes} defaultValue={2} errorMessage="Between 5 and 120" />
        </Stack>
      );
    },
  },

  start: { from: 'textbox' },
  keys: [
    ['Tab', 'Moves the focus to the field.', 'textbox'],
    ['↑, ↓', 'Increases and decreases the number by one.', ['textbox: "31"', 'textbox: "30"']],
    [
      'End, ↑, Home, ↓',
      'Sets the largest and the smallest number, if there are limits.',
      ['textbox: "120"', 'textbox: "120"', 'textbox: "5"', 'textbox: "5"'],
    ],
  ],
  form: [{ name: 'minutes', field: 'textbox "Minutes"', fill: '“30”', sent: ['30'] }],
  content: [['Order expires after, minutes', 'Number']],
  code: '<NumberField label="Minutes" minValue={5} hasStepButtons />',
};
