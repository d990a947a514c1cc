import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { press } from '#parts/stories/steps.ts';
import { NewRows } from './NewRows.tsx';

const meta = {
  title: 'Screens/New rows of a list',
  component: NewRows,
  args: { label: 'Show 3 new payments', onShow: fn(async () => undefined) },
  parameters: { hasNoHeading: true },
} satisfies Meta<typeof NewRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await press(screen, 'Show 3 new payments');
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  parameters: { ...onPhone, counterpart: 'screens-new-rows-of-a-list--default' },
  globals: { viewport: { value: 'mobile' } },
};
