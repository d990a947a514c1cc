import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { exact } from '#parts/stories/storyText.ts';
import { press } from '#parts/stories/steps.ts';
import { IdleWarning } from './IdleWarning.tsx';

const meta = {
  title: 'Screens/Idle warning',
  component: IdleWarning,
  args: { secondsLeft: 42, onStay: fn() },
} satisfies Meta<typeof IdleWarning>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('timer', { name: /42/ })).toBeVisible();
    await press(dialog, exact('shell.idle.stay'));
    await expect(args.onStay).toHaveBeenCalled();
  },
};

export const LastSecond: Story = { args: { secondsLeft: 1 } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile' } }, parameters: onPhone };
