import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { control } from '#design-system/components/Field/Field.css.ts';
import type { Guide, State } from '../guide.ts';

const sizeOf = (size: string | undefined) => (size === 'large' ? 'large' : 'medium');

const fieldStates = (of: string): readonly State[] => [
  { name: 'At rest' },
  { name: 'Hovered', attribute: 'data-hovered', of },
  { name: 'With a description', props: { description: 'As customers see it' } },
  { name: 'With an error', props: { errorMessage: 'Enter a name' } },
  { name: 'Disabled', props: { isDisabled: true } },
];

const selectGuide: Guide = {
  whenNot: [
    { when: 'There are more than a dozen choices, or they are looked for', instead: 'ComboBox' },
    { when: 'Two or three choices that should always be seen', instead: 'SegmentedControl' },
    { when: 'Several can be chosen', instead: 'MultiSelect' },
    { when: 'Each choice needs a sentence', instead: 'RadioGroup' },
    { when: 'It carries out a command', instead: 'Menu' },
  ],
  anatomy: [
    ['Label', 'A noun above the field; hidden only where the context names it, as in a filter bar.'],
    ['Button', 'The chosen item, or a placeholder.'],
    ['List', 'As wide as the button at least; the chosen item has a tick.'],
    ['Note', 'Help, or what is wrong, under the field; never both.'],
  ],
  keyboard: [
    ['Enter, Space, ↓, ↑', 'Opens the list on the chosen item.'],
    ['↑, ↓', 'Moves through the list.'],
    ['Letters', 'Moves to the item that begins with them; closed, chooses it.'],
    ['Enter, Space', 'Chooses and closes.'],
    ['Escape', 'Closes without a choice.'],
  ],
  content: [
    { good: 'Network', bad: 'Please select a network:' },
    { good: 'Choose a network', bad: '---' },
  ],
  code: `import { Select, SelectItem } from '@settlement/design-system/Select';

<Select label="Network" placeholder="Choose a network" selectedKey={network} onSelectionChange={setNetwork}>
  <SelectItem id="tron">TRON (TRC20)</SelectItem>
  <SelectItem id="ethereum">Ethereum (ERC20)</SelectItem>
</Select>`,
  matrix: {
    recipe: control,
    rows: ['size'],
    states: [...fieldStates('button'), { name: 'Focused', attribute: 'data-focus-visible', of: 'button' }],
    render: ({ size }, props) => (
      <Select
        label="Network"
        placeholder="Choose a network"
        size={sizeOf(size)}
        defaultSelectedKey="tron"
        {...props}
      >
        <SelectItem id="tron">TRON (TRC20)</SelectItem>
      </Select>
    ),
  },
};

const textFieldGuide: Guide = {
  whenNot: [
    { when: 'An amount of a token', instead: 'AmountField' },
    { when: 'A whole number with steps', instead: 'NumberField' },
    { when: 'A one-time code', instead: 'CodeInput' },
    { when: 'A password', instead: 'PasswordField' },
    { when: 'It filters what is on the page', instead: 'SearchField' },
    { when: 'More than one line', instead: 'TextArea' },
  ],
  anatomy: [
    ['Label', 'A noun above the field. It stays while one types; a placeholder does not replace it.'],
    ['Start', 'An icon or a sign before the text.'],
    ['End', 'A unit, or a small action such as Paste.'],
    ['Note', 'Help, what is wrong, or what was verified.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the text, then the action at its end.'],
    ['Enter', 'Submits the form.'],
  ],
  content: [
    { good: 'Enter an address that begins with T', bad: 'Invalid input' },
    { good: 'App name', bad: 'Please enter the name of your app here' },
  ],
  code: `import { TextField } from '@settlement/design-system/TextField';

<TextField label="App name" description="Shown to payers" value={name} onChange={setName} errorMessage={error} />`,
  matrix: {
    recipe: control,
    rows: ['size'],
    states: [
      ...fieldStates('[role="presentation"]'),
      { name: 'Read only', props: { isReadOnly: true } },
      { name: 'Verified', props: { successMessage: 'Valid TRON address' } },
    ],
    render: ({ size }, props) => (
      <TextField label="App name" size={sizeOf(size)} defaultValue="Shop A" {...props} />
    ),
  },
};

const comboBoxGuide: Guide = {
  whenNot: [
    { when: 'Under a dozen choices', instead: 'Select' },
    { when: 'Anything may be typed', instead: 'TextField' },
    { when: 'It leads to pages and records', instead: 'SearchList' },
  ],
  anatomy: [
    ['Label', 'A noun above the field.'],
    ['Input', 'What is typed filters the list; what is chosen stays in it.'],
    ['Arrow', 'Opens the whole list.'],
    ['List', 'The choices that match, with a second line where names are alike, or a line that none does.'],
  ],
  keyboard: [
    ['Letters', 'Filters and opens the list.'],
    ['↓, ↑', 'Opens the list, moves through it.'],
    ['Enter', 'Chooses the marked item.'],
    ['Escape', 'Closes without a choice.'],
  ],
  content: [
    { good: 'No country matches', bad: '0 results' },
    { good: 'Country or region', bad: 'Type to search' },
  ],
  code: `import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';

<ComboBox label="Country" openLabel="Show countries" emptyLabel="No country matches" onSelectionChange={setCountry}>
  <ComboBoxItem id="sg">Singapore</ComboBoxItem>
  <ComboBoxItem id="ch">Switzerland</ComboBoxItem>
</ComboBox>`,
  matrix: {
    rows: [],
    states: fieldStates('[role="presentation"]'),
    render: (_, props) => (
      <ComboBox
        label="Country"
        openLabel="Show countries"
        emptyLabel="No country matches"
        defaultSelectedKey="sg"
        {...props}
      >
        <ComboBoxItem id="sg">Singapore</ComboBoxItem>
      </ComboBox>
    ),
  },
};

export const fieldGuides = {
  Select: selectGuide,
  TextField: textFieldGuide,
  ComboBox: comboBoxGuide,
} as const;
