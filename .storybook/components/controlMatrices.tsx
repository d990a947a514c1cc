import { Checkbox } from '@settlement/design-system/Checkbox';
import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Tabs } from '@settlement/design-system/Tabs';
import { TextField } from '@settlement/design-system/TextField';
import type { Matrix, State } from './guide.ts';

const errorMessage = 'Choose a network';

/** What a field can be in, whatever its kind; `of` draws what pointer and keyboard reach. */
const fieldStates = (of: string, filled: object): readonly State[] => [
  { name: 'At rest' },
  { name: 'Filled', props: filled },
  { name: 'Hovered', attribute: 'data-hovered', of },
  { name: 'Focused', attribute: 'data-focus-visible', of },
  { name: 'With a description', props: { description: 'Only networks you use' } },
  { name: 'With an error', props: { ...filled, errorMessage } },
  { name: 'Disabled', props: { ...filled, isDisabled: true } },
];

const networks = ['TRON', 'Ethereum', 'Bitcoin'] as const;

const tabs = [
  { id: 'balances', label: 'Balances', content: 'Four tokens' },
  { id: 'transfers', label: 'Transfers', content: 'No transfers today' },
];

/** Controls without variants: their states are what there is to see. */
export const controlMatrices: Readonly<Record<string, Matrix>> = {
  TextField: {
    rows: [],
    states: [
      ...fieldStates('[role="group"], input', { defaultValue: 'Treasury cold' }),
      { name: 'Read only', props: { defaultValue: 'Treasury cold', isReadOnly: true } },
    ],
    render: (_variants, props) => <TextField label="Name" placeholder="Treasury" {...props} />,
  },
  Select: {
    rows: [],
    states: fieldStates('button', { defaultSelectedKey: 'TRON' }),
    render: (_variants, props) => (
      <Select label="Network" placeholder="Any network" {...props}>
        {networks.map((name) => (
          <SelectItem key={name} id={name}>
            {name}
          </SelectItem>
        ))}
      </Select>
    ),
  },
  ComboBox: {
    rows: [],
    states: fieldStates('[role="group"], input', { defaultSelectedKey: 'TRON' }),
    render: (_variants, props) => (
      <ComboBox
        label="Network"
        placeholder="Any network"
        openLabel="Show networks"
        emptyLabel="No network"
        {...props}
      >
        {networks.map((name) => (
          <ComboBoxItem key={name} id={name}>
            {name}
          </ComboBoxItem>
        ))}
      </ComboBox>
    ),
  },
  Checkbox: {
    rows: [],
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
  },
  Tabs: {
    rows: [],
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered', of: '[role="tab"]:not([data-selected])' },
      { name: 'Focused', attribute: 'data-focus-visible', of: '[role="tab"]' },
      {
        name: 'Disabled',
        props: { items: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'transfers' })) },
      },
    ],
    render: (_variants, props) => <Tabs label="Assets" items={tabs} {...props} />,
  },
};
