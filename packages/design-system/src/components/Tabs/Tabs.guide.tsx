import { Tabs } from './Tabs.tsx';
import { type Guide, matrix } from '../guide.ts';

const tabs = [
  { id: 'balances', label: 'Balances', content: 'Four tokens' },
  { id: 'transfers', label: 'Transfers', content: 'No transfers today' },
];

export const guide: Guide = {
  instead: {
    ProgressSteps: 'For consecutive steps',
    SegmentedControl: 'For different views of one element',
    Sidebar: 'For links to other pages',
  },
  anatomy: {
    Tab: ['One or two nouns, with a badge for a count.', '[role="tab"]:not([data-selected])', 'items'],
    Line: ['The line below the selected tab.', '[role="tab"][data-selected]', 'value'],
    Panel: ['The content of the selected tab. The others aren’t rendered.', '[role="tabpanel"]', 'children'],
  },
  specimen: {
    render: () => (
      <Tabs
        label="Assets"
        items={[
          { id: 'balances', label: 'Balances', content: 'Four tokens' },
          { id: 'transfers', label: 'Transfers', content: 'No transfers today' },
        ]}
      />
    ),
  },
  matrix: matrix({
    rows: {},
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
  }),
  start: { story: 'one-disabled', from: 'tab "Balances"' },
  keys: [
    ['Tab', 'Moves the focus to the selected tab.', 'tab "Balances" [selected]'],
    [
      '→, →, ←',
      'Selects the previous or next tab, from end to end, and skips disabled ones.',
      ['tab "Transfers" [selected]', 'tab "Balances" [selected]', 'tab "Transfers" [selected]'],
    ],
    [
      'End, Home',
      'Selects the last and the first tab.',
      ['tab "Transfers" [selected]', 'tab "Balances" [selected]'],
    ],
    [
      'Tab, Shift+Tab',
      'Moves to the panel and back.',
      ['tabpanel "Transfers"', 'tab "Transfers" [selected]'],
      { after: '←' },
    ],
  ],
  content: [
    ['Payments', 'View your payments'],
    ['Security', 'SECURITY'],
  ],
  code: `<Tabs
  label="Account"
  items={[
    { id: 'basic', label: 'Basic', content: <Basic /> },
    { id: 'security', label: 'Security', content: <Security /> },
  ]}
/>`,
};
