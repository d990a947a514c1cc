import { box, message } from './Checkbox.css.ts';
import { Checkbox } from './Checkbox.tsx';
import { byClass, type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: { Switch: 'For an immediate effect', RadioGroup: 'For exactly one of several options' },
  anatomy: {
    Box: ['Empty, checked, or with a line if only some are checked.', byClass(box)],
    Label: ['The statement or option to check.', byClass(message), 'children'],
    Error: ['The error below the label.', '[slot="errorMessage"]', 'errorMessage'],
  },
  specimen: { render: () => <Checkbox errorMessage="Confirm this first">I checked the address</Checkbox> },
  matrix: matrix({
    rows: {},
    states: [
      { name: 'At rest' },
      { name: 'Selected', props: { defaultSelected: true } },
      { name: 'Indeterminate', props: { isIndeterminate: true } },
      { name: 'Hovered', attribute: 'data-hovered', of: 'label' },
      { name: 'Focused', attribute: 'data-focus-visible', of: 'label' },
      { name: 'With an error', props: { errorMessage: 'Confirm this first' } },
      { name: 'Disabled', props: { defaultSelected: true, isDisabled: true } },
    ],
    render: (_variants, props) => <Checkbox {...props}>Save this address</Checkbox>,
  }),
  start: { from: 'checkbox' },
  keys: [
    ['Tab', 'Moves the focus to the checkbox.', 'checkbox'],
    ['Space, Space', 'Checks and unchecks the box.', ['checkbox [checked]', 'checkbox [checked=false]']],
  ],
  form: [
    { name: 'terms', field: 'checkbox "I agree"', fill: 'Space', sent: ['agreed'] },
    { name: 'event', field: 'checkbox "Paid"', group: 'group "Events"', fill: 'Space', sent: ['paid'] },
  ],
  content: [['Save this address', 'Don’t forget this address']],
  code: '<Checkbox name="save">Save this address</Checkbox>',
};
