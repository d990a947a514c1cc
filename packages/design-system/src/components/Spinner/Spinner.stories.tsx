import type { Meta, StoryObj as Story } from '@storybook/react-vite';

import { Spinner } from './Spinner.tsx';

export default {
  title: 'Components/Feedback/Spinner',
  id: 'components-spinner',
  component: Spinner,
  tags: ['autodocs'],
} satisfies Meta<typeof Spinner>;

export const Default: Story = {};
