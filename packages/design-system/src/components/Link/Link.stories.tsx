import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ChevronRightIcon } from '#icons/icons.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  id: 'components-link',
  component: Link,
  tags: ['autodocs'],
  args: { children: 'View all', href: '#all' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Strong: Story = {
  args: { isStrong: true, icon: <ChevronRightIcon size={16} aria-hidden="true" /> },
};
export const Muted: Story = { args: { tone: 'muted' } };
export const External: Story = {
  args: { children: 'View in explorer', isExternal: true, labels: { newTab: '(opens in a new tab)' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /View in explorer.*opens in a new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const InText: Story = {
  args: { children: 'the limits of your account', isInText: true },
  render: (args) => (
    <Text as="p">
      Withdrawals are checked against <Link {...args} /> before they are sent.
    </Text>
  ),
};
