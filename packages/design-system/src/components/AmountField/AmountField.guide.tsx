import { Button } from '../Button/Button.tsx';
import { control } from '../Field/Field.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { token } from './AmountField.css.ts';
import { AmountField } from './AmountField.tsx';
import { byClass, fieldAnatomy, fieldStates, type Guide, matrix, valuesOf } from '../guide.ts';

const button = (
  <Button size="small" variant="soft">
    Max
  </Button>
);

export const guide: Guide = {
  instead: { NumberField: 'For a count, such as items or minutes', Slider: 'For an approximate number' },
  anatomy: {
    ...fieldAnatomy,
    Unit: ['The symbol of the token at the end.', byClass(token), 'token'],
    Action: ['A small button, such as “Max”.', 'button', 'actions'],
  },
  specimen: {
    render: () => {
      const amount = { label: 'Amount', token: 'USDT', actions: button } as const;
      const call = { onChange: () => undefined, problemMessage: () => '' };
      return (
        <Stack gap="l">
          <AmountField {...amount} {...call} value="5000.00" description="At least 10 USDT" />
          <AmountField {...amount} {...call} value="1" errorMessage="At least 10 USDT" />
        </Stack>
      );
    },
  },
  matrix: matrix({
    rows: { size: valuesOf(control.classNames.variants.size) },
    states: fieldStates('[role="presentation"]', 'More than is available'),
    render: ({ size }, props) => (
      <AmountField
        label="Amount"
        token="USDT"
        value="5000.00"
        size={size}
        onChange={() => undefined}
        problemMessage={() => ''}
        actions={
          <Button size="small" variant="soft">
            Max
          </Button>
        }
        {...props}
      />
    ),
  }),
  keys: [
    ['Tab', 'Moves the focus to the field.', 'textbox'],
    ['Digits and the decimal point', 'Enters an amount that is sent exactly as typed.'],
  ],
  form: [{ name: 'amount', field: 'textbox "Amount"', fill: '“12.5”', sent: ['12.5'] }],
  content: [['At least 10 USDT', 'Amount too low']],
  code: '<AmountField label="Amount" value={amount} onChange={setAmount} unit="USDT" problemMessage={say} />',
};
