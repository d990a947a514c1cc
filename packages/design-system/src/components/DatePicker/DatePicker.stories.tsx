import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Components/Forms/DatePicker',
  id: 'components-datepicker',
  component: DatePicker,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/' },
  args: { label: 'Last valid day', defaultValue: '2026-11-20', onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <DatePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Show calendar|^打开日历/ }));
  return screen.findByRole('dialog');
};

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: /November 24, 2026|2026年11月24日/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-24');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  args: { minValue: '2026-11-10', description: 'The key works until the end of that day' },
  play: async () => {
    await openCalendar();
    const early = await screen.findByRole('button', { name: /November 9, 2026|2026年11月9日/ });
    await expect(early).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Empty: Story = { args: { defaultValue: undefined, isRequired: true } };

export const WithError: Story = {
  args: { minValue: '2026-11-21', errorMessage: 'Enter today or a later date' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Enter today or a later date/);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
