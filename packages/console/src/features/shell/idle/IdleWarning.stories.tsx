import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPhone } from '#parts/phoneStory.ts';
import { IdleWarning } from './IdleWarning.tsx';

const meta = {
  title: 'Screens/Idle warning',
  component: IdleWarning,
  args: { secondsLeft: 42, onStay: fn() },
  parameters: { hasNoHeading: true },
} satisfies Meta<typeof IdleWarning>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('timer', { name: /42/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^(stay signed in|继续使用)$/i }));
    await expect(args.onStay).toHaveBeenCalled();
  },
};

export const LastSecond: Story = { args: { secondsLeft: 1 } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: onPhone,
};
