import { ComboBox } from './ComboBox.tsx';
import { SelectItem as ComboBoxItem } from '../Select/SelectItem.tsx';
import { fieldStates, type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Select: 'For fewer than a dozen options',
    TextField: 'For arbitrary text',
    CommandPalette: 'For a search of pages and records',
  },
  anatomy: {
    Label: ['A noun above the field.', 'label', 'label'],
    Input: ['The typed text filters the list. Then it shows the selected item.', 'input', 'placeholder'],
    Arrow: ['Opens the whole list.', 'button', 'labels'],
    List: [
      'The matching options, with a second line if names are similar. If none matches, a text.',
      '[role="listbox"]',
      'children',
    ],
  },
  specimen: {
    render: () => (
      <ComboBox
        label="Country"
        labels={{ open: 'Show countries' }}
        empty="No country matches"
        defaultValue="sg"
      >
        <ComboBoxItem id="sg">Singapore</ComboBoxItem>
        <ComboBoxItem id="ch">Switzerland</ComboBoxItem>
      </ComboBox>
    ),
    window: { width: 360, height: 190 },
    press: 'button',
  },
  matrix: matrix({
    rows: {},
    states: fieldStates('[role="presentation"]', 'Enter a name'),
    render: (_, props) => (
      <ComboBox
        label="Country"
        labels={{ open: 'Show countries' }}
        empty="No country matches"
        defaultValue="sg"
        {...props}
      >
        <ComboBoxItem id="sg">Singapore</ComboBoxItem>
      </ComboBox>
    ),
  }),
  start: { story: 'one-disabled', from: 'combobox "Country or region"' },
  keys: [
    [
      'Tab',
      'Moves the focus to the field without opening the list.',
      'combobox "Country or region" [expanded=false]',
    ],
    ['↓', 'Opens the list.', 'option "China"'],
    [
      '↓, ↓, ↑',
      'Moves through the list and skips disabled items.',
      ['option "Singapore"', 'option "Singapore"', 'option "China"'],
      { after: '↓' },
    ],
    ['Letters', 'Opens the list and filters it.'],
    ['Enter', 'Selects the highlighted item.', 'combobox "Country or region": China', { after: '↓' }],
    [
      'Escape',
      'Closes the list without a selection.',
      'combobox "Country or region" [expanded=false]',
      { after: '↓' },
    ],
  ],
  form: [{ name: 'home', field: 'combobox "Home"', fill: '“jap”, ↓, Enter', sent: ['JP'] }],
  content: [
    ['No country matches', '0 results'],
    ['Country or region', 'Type to search'],
  ],
  code: `import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';

<ComboBox label="Country" labels={{ open: 'Show countries' }} empty="No country matches" onChange={setCountry}>
  <ComboBoxItem id="sg">Singapore</ComboBoxItem>
  <ComboBoxItem id="ch">Switzerland</ComboBoxItem>
</ComboBox>`,
};
