import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPhone } from '#parts/phoneStory.ts';
import { TourDialog } from './TourDialog.tsx';

const meta = {
  title: 'Screens/Tour',
  component: TourDialog,
  args: { onClose: fn() },
  parameters: { hasNoHeading: true },
} satisfies Meta<typeof TourDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const STOPS = 6;

export const Default: Story = {};

export const EndOfList: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    for (let stop = 1; stop < STOPS; stop += 1) {
      await userEvent.click(dialog.getByRole('button', { name: /^(next|下一步)$/i }));
    }
    await expect(dialog.getByText(/^(6 of 6|第 6 步，共 6 步)$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^(done|开始使用)$/i }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: '/m/?tour=1' },
};
