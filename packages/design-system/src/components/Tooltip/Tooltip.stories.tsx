import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { MoonIcon } from '../../icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { label: 'Dark theme', children: <IconButton label="Dark theme" icon={<MoonIcon />} /> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comes with the focus at once and goes on Escape (WCAG 1.4.13). */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dark theme');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
