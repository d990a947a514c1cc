import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  id: 'components-banner',
  component: Banner,
  tags: ['autodocs'],
  args: { title: 'Verification is pending', children: 'Withdrawals open once your company is verified.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: (args) => (
    <Stack gap="m">
      {(['neutral', 'info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const WithActionAndDismiss: Story = {
  args: {
    tone: 'caution',
    actions: (
      <Button size="small" variant="outline">
        Verify
      </Button>
    ),
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
