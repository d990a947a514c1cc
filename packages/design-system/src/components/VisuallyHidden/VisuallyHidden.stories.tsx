import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: '214 payments found', role: 'status' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('214 payments found');
  },
};
