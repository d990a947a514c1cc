import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search tokens', placeholder: 'Search tokens', clearLabel: 'Clear', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape clears it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search tokens' });
    await userEvent.type(field, 'usdt');
    await expect(field).toHaveValue('usdt');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
export const Filled: Story = {
  args: { defaultValue: 'usdt' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
export const Labelled: Story = { args: { isLabelHidden: false } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'usdt' } };
