import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Components/Overlays/Sheet',
  id: 'components-sheet',
  component: Sheet,
  tags: ['autodocs'],
  args: {
    title: 'Filter',
    trigger: <Button variant="outline">Filter</Button>,
    children: (
      <Stack gap="s">
        <Checkbox>Paid</Checkbox>
        <Checkbox>Processing</Checkbox>
        <Checkbox>Expired</Checkbox>
      </Stack>
    ),
    footer: (close) => <Button onPress={close}>Show 214 payments</Button>,
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Show 214 payments' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Open: Story = { args: { defaultOpen: true } };
