import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { controlledStory } from '../controlledStory.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const today = '2026-11-20';

const meta = {
  title: 'Components/Forms/DateRangePicker',
  id: 'components-daterangepicker',
  component: DateRangePicker,
  tags: ['autodocs'],
  args: {
    label: 'Created',
    value: { start: '2026-11-01', end: today },
    onChange: fn(),
    maxValue: today,
    labels: { presets: 'Preset ranges', clear: 'Any time' },
    presets: [
      { id: 'today', label: 'Today', range: { start: today, end: today } },
      { id: '7d', label: 'Last 7 days', range: { start: '2026-11-14', end: today } },
      { id: '30d', label: 'Last 30 days', range: { start: '2026-10-22', end: today } },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  render: controlledStory(DateRangePicker),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: /^Created/ });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const open = async (part: RegExp) => {
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  const segment = await screen.findByRole('spinbutton', { name: part });
  await userEvent.click(segment);
  await waitFor(() => expect(segment).toHaveFocus());
  return segment;
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Created/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(trigger()).toHaveTextContent(/14.+20/);
    await isClosed();
  },
};

export const TypedAfterTheLastDay: Story = {
  play: async ({ args }) => {
    const day = await open(/day.*End Date/);
    await userEvent.keyboard('28{Enter}');
    await expect(day).toHaveTextContent('28');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NoFuture: Story = {
  play: async () => {
    await userEvent.click(trigger());
    const tomorrow = await screen.findByRole('button', { name: /November 21, 2026|2026年11月21日/ });
    await expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { isDisabled: true } };
