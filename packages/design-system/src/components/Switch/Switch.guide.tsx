import { control } from './Switch.css.ts';
import { Switch } from './Switch.tsx';
import { type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Checkbox: 'For an effect with a form', SegmentedControl: 'For a choice between two options' },
  anatomy: { Label: ['The setting.'], Thumb: ['At the end if the switch is on.'] },

  matrix: matrix({
    rows: {
      isRow: valuesOf(control.classNames.variants.isRow),
      isTall: valuesOf(control.classNames.variants.isTall),
    },
    states: [
      { name: 'Off' },
      { name: 'On', props: { defaultSelected: true } },
      { name: 'With an error', props: { errorMessage: 'Try again' } },
      { name: 'Disabled', props: { isDisabled: true } },
    ],
    render: ({ isRow, isTall }, props) => (
      <Switch isRow={isRow === 'true'} isTall={isTall === 'true'} {...props}>
        Sign-in alerts
      </Switch>
    ),
  }),
  start: { from: 'switch' },
  keys: [
    ['Tab', 'Moves the focus to the switch.', 'switch'],
    [
      'Space, Space',
      'Turns the setting on or off immediately.',
      ['switch [checked]', 'switch [checked=false]'],
    ],
  ],
  form: [{ name: 'whitelist', field: 'switch "IP whitelist"', fill: 'Space', sent: ['on'] }],
  content: [['Email me about withdrawals', 'Disable emails']],
  code: '<Switch isSelected={isOn} onChange={setOn}>Email me about withdrawals</Switch>',
};
