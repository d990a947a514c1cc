import { AmountField } from '@settlement/design-system/AmountField';
import { Button } from '@settlement/design-system/Button';
import { MultiSelect } from '@settlement/design-system/MultiSelect';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { Radio, RadioCard, RadioGroup } from '@settlement/design-system/RadioGroup';
import { SelectItem } from '@settlement/design-system/Select';
import { control } from '#design-system/components/Field/Field.css.ts';
import { type Matrix, type State, valueOf } from './guide.ts';

const sizes = { medium: 'medium', large: 'large' } as const;
const kinds = { Radio: 'Radio', RadioCard: 'RadioCard' } as const;

const statesOf = (of: string, errorMessage: string): readonly State[] => [
  { name: 'At rest' },
  { name: 'Hovered', attribute: 'data-hovered', of },
  { name: 'With an error', props: { errorMessage } },
  { name: 'Disabled', props: { isDisabled: true } },
];

/** Fields of one purpose: the size of their box, and their states. */
export const fieldMatrices: Readonly<Record<string, Matrix>> = {
  AmountField: {
    recipe: control,
    rows: ['size'],
    states: statesOf('[role="presentation"]', 'More than is available'),
    render: ({ size }, props) => (
      <AmountField
        label="Amount"
        token="USDT"
        value="5000.00"
        size={valueOf(sizes, size)}
        onChange={() => undefined}
        problemMessage={() => ''}
        action={
          <Button size="small" variant="soft">
            Max
          </Button>
        }
        {...props}
      />
    ),
  },
  PasswordField: {
    recipe: control,
    rows: ['size'],
    states: statesOf('[role="presentation"]', 'Password error'),
    render: ({ size }, props) => (
      <PasswordField
        label="Transaction password"
        revealLabel="Show password"
        concealLabel="Hide password"
        defaultValue="correct horse"
        size={valueOf(sizes, size)}
        {...props}
      />
    ),
  },
  MultiSelect: {
    recipe: control,
    rows: ['size'],
    states: [
      { name: 'Nothing chosen', props: { defaultSelectedKeys: [] } },
      ...statesOf('button', 'Choose a status'),
    ],
    render: ({ size }, props) => (
      <MultiSelect
        label="Status"
        placeholder="Any status"
        defaultSelectedKeys={['paid']}
        size={valueOf(sizes, size)}
        {...props}
      >
        <SelectItem id="paid">Paid</SelectItem>
      </MultiSelect>
    ),
  },
  RadioGroup: {
    props: { kind: kinds },
    rows: ['kind'],
    states: [
      ...statesOf('[data-rac] > label', 'Choose who pays'),
      { name: 'Focused', attribute: 'data-focus-visible', of: '[data-rac] > label' },
      { name: 'Chosen', props: { defaultValue: 'payer' } },
    ],
    render: ({ kind }, props) => {
      const One = valueOf(kinds, kind) === 'RadioCard' ? RadioCard : Radio;
      return (
        <RadioGroup label="Network fee" {...props}>
          <One value="payer" description="Added to the amount">
            The payer
          </One>
        </RadioGroup>
      );
    },
  },
};
