import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  id: 'components-card',
  component: Card,
  tags: ['autodocs'],
  args: { children: <Text>USDT, ETH and BTC make up 87% of the balance.</Text> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Titled: Story = {
  args: {
    title: 'Asset ratio',
    actions: (
      <Text size="caption" tone="muted">
        By USDT value
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Asset ratio' })).toBeVisible();
  },
};
export const WithDescriptionAndFooter: Story = {
  args: {
    title: 'Recent payments',
    description: 'The last ten, newest first',
    actions: <Link href="#all">View all</Link>,
    footer: <Text size="small">Updated at 10:41:09</Text>,
  },
};
