import { control } from '../Field/Field.css.ts';
import { networks } from '../Select/Select.guide.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { fieldAnatomy, fieldStates, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Select: 'For one option', Checkbox: 'For options in a form that are always visible' },
  anatomy: { ...fieldAnatomy, List: ['Stays open during the selection.', '[role="listbox"]', 'children'] },
  specimen: {
    render: () => (
      <Stack gap="l">
        <MultiSelect label="Network" placeholder="Any" errorMessage="Choose a network">
          {networks}
        </MultiSelect>
        <MultiSelect label="Network" placeholder="Any" description="Customers choose one of these">
          {networks}
        </MultiSelect>
        <div data-press>
          <MultiSelect label="Network" placeholder="Any" defaultValue={['tron']}>
            {networks}
          </MultiSelect>
        </div>
      </Stack>
    ),
    window: { width: 360, height: 400 },
    press: '[data-press] button',
  },
  matrix: matrix({
    rows: { size: valuesOf(control.classNames.variants.size) },
    states: [
      { name: 'Nothing selected', props: { defaultValue: [] } },
      ...fieldStates('button', 'Choose a status'),
    ],
    render: ({ size }, props) => (
      <MultiSelect label="Status" placeholder="Any status" defaultValue={['paid']} size={size} {...props}>
        <SelectItem id="paid">Paid</SelectItem>
      </MultiSelect>
    ),
  }),
  start: { from: 'button /Status/' },
  keys: [
    ['Tab', 'Moves the focus to the button.', 'button /Status/'],
    ['Enter, Space, ↓', 'Opens the list.', 'option "Processing"'],
    [
      'Space, End, Enter, Home',
      'Moves through the list, selects and deselects. The list stays open.',
      [
        'option "Processing" [selected]',
        'option "Closed"',
        'option "Closed" [selected]',
        'option "Processing" [selected]',
      ],
      { after: '↓' },
    ],
    ['“pa”', 'Moves to the item that begins with the typed letters.', 'option "Paid"', { after: '↓' }],
    [
      '“awaiting p”',
      'Typed letters can contain a space, which doesn’t select an item.',
      'option "Awaiting payment" [selected=false]',
      { after: 'Enter' },
    ],
    ['Escape', 'Closes the list.', 'button /Processing.*Closed/', { after: '↓, Space, End, Enter' }],
  ],
  form: [
    { name: 'market', field: 'button /Markets/', fill: 'Enter, Space, ↓, Space, Escape', sent: ['SG', 'JP'] },
  ],
  content: [['Any status', 'Select…']],
  code: '<MultiSelect label="Status" items={statuses} value={chosen} onChange={choose} />',
};
