import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { exact } from '#parts/stories/storyText.ts';
import { press } from '#parts/stories/steps.ts';
import { TourDialog } from './TourDialog.tsx';

const meta = {
  title: 'Screens/Tour',
  component: TourDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof TourDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const STOPS = 6;

export const Default: Story = {};

export const EndOfList: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    for (let stop = 1; stop < STOPS; stop += 1) {
      await press(dialog, exact('common.steps.next'));
    }
    await expect(dialog.getByText(exact('tour.step', { at: 6, of: 6 }))).toBeVisible();
    await press(dialog, exact('tour.done'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: '/m/?tour=1' },
};
