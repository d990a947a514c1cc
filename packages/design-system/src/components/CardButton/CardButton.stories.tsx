import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Text } from '../Text/Text.tsx';
import { CardButton } from './CardButton.tsx';

const meta = {
  title: 'Components/Actions/CardButton',
  id: 'components-cardbutton',
  component: CardButton,
  tags: ['autodocs'],
  args: {
    onPress: fn(),
    children: (
      <>
        <Text weight="semibold">1,240.000000 USDT</Text>
        <Text size="small" tone="muted">
          ORD-4410 · TRON
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof CardButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('ORD-4410 · TRON'));
    canvas.getByRole('button', { name: /ORD-4410/ }).focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};
export const Current: Story = { args: { 'aria-current': 'true' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const WithoutSurface: Story = { args: { surface: 'none' } };
