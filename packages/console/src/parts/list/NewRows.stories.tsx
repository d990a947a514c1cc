import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { useText } from '#i18n/useText.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { press } from '#parts/stories/steps.ts';
import { message } from '#parts/stories/storyText.ts';
import { NewRows } from './NewRows.tsx';

function NewPayments({ onShow }: Pick<ComponentProps<typeof NewRows>, 'onShow'>) {
  return <NewRows label={useText()('payments.list.new', { count: 3 })} onShow={onShow} />;
}

const meta = {
  title: 'Screens/New rows of a list',
  component: NewPayments,
  args: { onShow: fn(async () => undefined) },
} satisfies Meta<typeof NewPayments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await press(screen, message('payments.list.new', { count: 3 }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  parameters: { ...onPhone, counterpart: 'screens-new-rows-of-a-list--default' },
  globals: { viewport: { value: 'mobile' } },
};
