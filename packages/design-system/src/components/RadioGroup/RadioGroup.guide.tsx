import { field as radioField } from './RadioGroup.css.ts';
import { Radio, RadioCard, RadioGroup } from './RadioGroup.tsx';
import { byClass, fieldStates, type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: {
    SegmentedControl: 'For options with short labels',
    Select: 'For many options',
    Checkbox: 'For an on-off choice',
  },
  anatomy: {
    Label: ['The question.', '[slot="label"], span', 'label'],
    Radio: [
      'An option in one line, or in a card if it has details to compare.',
      byClass(radioField()),
      'children',
    ],
    Error: ['The error below the last option.', '[slot="errorMessage"]', 'errorMessage'],
  },
  specimen: {
    render: () => (
      <RadioGroup label="Who pays the network fee?" errorMessage="Choose who pays">
        <Radio value="payer">The payer</Radio>
        <Radio value="merchant">Your account</Radio>
      </RadioGroup>
    ),
  },
  matrix: matrix({
    rows: { kind: ['Radio', 'RadioCard'] },
    states: [
      ...fieldStates('[data-rac] > label', 'Choose who pays'),
      { name: 'Focused', attribute: 'data-focus-visible', of: '[data-rac] > label' },
      { name: 'Chosen', props: { defaultValue: 'payer' } },
    ],
    render: ({ kind }, props) => {
      const One = kind === 'RadioCard' ? RadioCard : Radio;
      return (
        <RadioGroup label="Network fee" {...props}>
          <One value="payer" description="Added to the amount">
            The payer
          </One>
        </RadioGroup>
      );
    },
  }),
  start: { story: 'one-disabled', from: 'radio "The merchant"' },
  keys: [
    ['Tab', 'Moves the focus to the selected option, or to the first one.', 'radio "The merchant" [checked]'],
    ['Tab', 'Moves the focus to a card.', 'radio /TRON/', { story: 'cards' }],
    [
      '↓, ↓, ↑, ←, →',
      'Selects the previous or next option, from end to end, and skips disabled ones.',
      [
        'radio "The payer" [checked]',
        'radio "The merchant" [checked]',
        'radio "The payer" [checked]',
        'radio "The merchant" [checked]',
        'radio "The payer" [checked]',
      ],
    ],
    ['Space', 'Selects the focused option.', 'radio "The merchant" [checked]'],
  ],
  form: [
    {
      name: 'fee',
      field: 'radio "The merchant pays"',
      group: 'radiogroup "Fee"',
      fill: 'Space',
      sent: ['merchant'],
    },
  ],
  content: [['Who pays the network fee?', 'Please select an option']],
  code: `<RadioGroup label="Who pays the network fee?">
  <Radio value="payer">The payer</Radio>
</RadioGroup>`,
};
