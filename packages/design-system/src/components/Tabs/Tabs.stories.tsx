import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { phoneStory } from '../phoneStory.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  id: 'components-tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  args: {
    label: 'Assets',
    onChange: fn(),
    items: [
      { id: 'balances', label: 'Balances', content: <Text>Four tokens on three networks.</Text> },
      {
        id: 'withdrawals',
        label: 'Withdrawals',
        badge: <Badge count={2} tone="neutral" label="2 open" />,
        content: <Text>Two withdrawals are being checked.</Text>,
      },
      { id: 'transfers', label: 'Transfers', content: <Text>No transfers today.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneDisabled: Story = {
  args: {
    items: [
      { id: 'balances', label: 'Balances', content: <Text>Four tokens on three networks.</Text> },
      { id: 'staking', label: 'Staking', isDisabled: true, content: <Text>Not open yet.</Text> },
      { id: 'transfers', label: 'Transfers', content: <Text>No transfers today.</Text> },
    ],
  },
};

export const ScrolledToEnd: Story = {
  ...phoneStory,
  args: {
    label: 'Parts',
    value: 'keys',
    items: ['Basics', 'Payment mode', 'Networks', 'Order callback', 'IP whitelist', 'Keys'].map((label) => ({
      id: label.toLowerCase(),
      label,
      content: <Text>{label}</Text>,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('tab', { name: 'Keys' });
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1));
  },
};
