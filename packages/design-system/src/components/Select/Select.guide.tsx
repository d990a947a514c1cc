import { control } from '../Field/Field.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';
import { SelectItem } from './SelectItem.tsx';
import { fieldStates, type Guide, matrix, valuesOf } from '../guide.ts';

export const networks = [
  <SelectItem key="tron" id="tron">
    TRON (TRC20)
  </SelectItem>,
  <SelectItem key="ethereum" id="ethereum">
    Ethereum (ERC20)
  </SelectItem>,
];

export const guide: Guide = {
  instead: {
    ComboBox: 'For more than a dozen options, or if users search for them',
    SegmentedControl: 'For two or three options that are always visible',
    MultiSelect: 'For several options',
    RadioGroup: 'For options that need a sentence each',
    Menu: 'For a command',
  },
  anatomy: {
    Label: [
      'A noun above the field. Hidden only if the context names it, as in a filter bar.',
      '[slot="label"], span',
      'label',
    ],
    Button: ['The selected item, or a placeholder.', 'button', 'placeholder'],
    List: [
      'At least as wide as the button. The selected item has a check mark.',
      '[role="listbox"]',
      'children',
    ],
    Note: [
      'Help or an error below the field, never both.',
      '[slot="description"]:not(:empty)',
      'description',
    ],
  },
  specimen: {
    render: () => (
      <Stack gap="l">
        <Select label="Network" placeholder="Choose a network" description="Customers pay on this network">
          {networks}
        </Select>
        <div data-press>
          <Select label="Network" placeholder="Choose a network" defaultValue="tron">
            {networks}
          </Select>
        </div>
      </Stack>
    ),
    window: { width: 360, height: 300 },
    press: '[data-press] button',
  },
  matrix: matrix({
    rows: { size: valuesOf(control.classNames.variants.size) },
    states: [
      ...fieldStates('button', 'Enter a name'),
      { name: 'Focused', attribute: 'data-focus-visible', of: 'button' },
    ],
    render: ({ size }, props) => (
      <Select label="Network" placeholder="Choose a network" size={size} defaultValue="tron" {...props}>
        <SelectItem id="tron">TRON (TRC20)</SelectItem>
      </Select>
    ),
  }),
  start: { story: 'one-disabled', from: 'button /Application/' },
  keys: [
    ['Tab', 'Moves the focus to the button.', 'button /Application/'],
    ['Enter, Space, Alt+↓', 'Opens the list at the first or the selected item.', 'option "Hong Kong"'],
    ['↑', 'Opens the list at the last or the selected item.', 'option "Singapore"'],
    [
      '↓, ↓, ↑, End, Home',
      'Moves through the list and skips disabled items.',
      [
        'option "Singapore"',
        'option "Singapore"',
        'option "Hong Kong"',
        'option "Singapore"',
        'option "Hong Kong"',
      ],
      { after: 'Enter' },
    ],
    [
      '“s”',
      'Moves to the item that begins with the typed letters.',
      'option "Singapore"',
      { after: 'Enter' },
    ],
    [
      '“new z”',
      'Typed letters can contain a space, which doesn’t select an item.',
      'option "New Zealand" [selected=false]',
      { story: 'type-ahead', after: 'Enter' },
    ],
    [
      '“new z”',
      'Selects an item by its letters without opening the list.',
      'button "New Zealand Application" [expanded=false]',
      { story: 'type-ahead' },
    ],
    ['Enter, Space', 'Selects the item and closes the list.', 'button /Singapore/', { after: 'Enter, End' }],
    ['Escape', 'Closes the list without a selection.', 'button /All applications/', { after: 'Enter, End' }],
  ],
  form: [{ name: 'country', field: 'button /Country/', fill: 'Enter, ↓, Enter', sent: ['JP'] }],
  content: [
    ['Network', 'Please select a network:'],
    ['Choose a network', '---'],
  ],
  code: `import { Select, SelectItem } from '@settlement/design-system/Select';

<Select label="Network" placeholder="Choose a network" value={network} onChange={setNetwork}>
  <SelectItem id="tron">TRON (TRC20)</SelectItem>
  <SelectItem id="ethereum">Ethereum (ERC20)</SelectItem>
</Select>`,
};
