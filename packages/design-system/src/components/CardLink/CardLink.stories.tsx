import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Text } from '../Text/Text.tsx';
import { CardLink } from './CardLink.tsx';

const meta = {
  title: 'Components/Actions/CardLink',
  id: 'components-cardlink',
  component: CardLink,
  tags: ['autodocs'],
  args: {
    href: '#withdrawal',
    children: (
      <>
        <Text weight="semibold">1,240.000000 USDT</Text>
        <Text size="small" tone="muted">
          WD-4410 · TRON
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof CardLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WD-4410/ })).toHaveAttribute('href', '#withdrawal');
  },
};
export const Current: Story = { args: { 'aria-current': 'page' } };
export const Disabled: Story = { args: { isDisabled: true } };
