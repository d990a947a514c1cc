import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
  id: 'components-copybutton',
  component: CopyButton,
  tags: ['autodocs'],
  args: {
    value: '84120377201954420177203390331042',
    label: 'Copy platform order',
    labels: { failed: 'Could not copy' },
    onCopy: fn(),
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy platform order' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true));
    await expect(write).toHaveBeenCalledWith('84120377201954420177203390331042');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy platform order' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(false));
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy');
  },
};
