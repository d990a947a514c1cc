import { Checkbox } from '@settlement/design-system/Checkbox';
import { Tabs } from '@settlement/design-system/Tabs';
import type { Matrix } from './guide.ts';

const tabs = [
  { id: 'balances', label: 'Balances', content: 'Four tokens' },
  { id: 'transfers', label: 'Transfers', content: 'No transfers today' },
];

/** Controls without variants: their states are what there is to see. */
export const controlMatrices: Readonly<Record<string, Matrix>> = {
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
