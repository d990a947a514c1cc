import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';

import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

const today = '2026-11-20';

function Stateful(args: DateRangePickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ maxWidth: 280 }}>
      <DateRangePicker
        {...args}
        value={value}
        onChange={(range) => {
          setValue(range);
          args.onChange(range);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/DateRangePicker',
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
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const spin = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('spinbutton', { name });
const openCalendar = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: /Created/ });

/** A preset of the calendar takes effect at once. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(openCalendar(canvas));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-14', end: today });
    await waitFor(() => expect(spin(canvas, /day.*Start Date/)).toHaveTextContent('14'));
  },
};

/** What is typed is told on Enter, not while a year is half there. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(spin(canvas, /month.*Start Date/));
    await userEvent.keyboard('10152026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-10-15', end: today });
  },
};

/** Leaving the field tells it, too. */
export const TypedAndLeft: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(spin(canvas, /day.*Start Date/));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
    spin(canvas, /day.*Start Date/).blur();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-02', end: today }));
  },
};

/** What may not be chosen is not told; the field says what is wrong. */
export const TypedAfterTheLastDay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(spin(canvas, /day.*End Date/));
    await userEvent.keyboard('28{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(spin(canvas, /day.*End Date/)).toHaveTextContent('28');
  },
};

/** Nothing after the last day can be chosen. */
export const NoFuture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openCalendar(canvas));
    const tomorrow = await screen.findByRole('button', { name: /November 21, 2026|2026年11月21日/ });
    await expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A press on the label brings the focus to the first part. */
export const PressedLabel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Created'));
    await expect(spin(canvas, /month.*Start Date/)).toHaveFocus();
  },
};
export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { isDisabled: true } };
