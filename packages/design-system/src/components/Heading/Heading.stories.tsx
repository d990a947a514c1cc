import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Layout/Heading',
  id: 'components-heading',
  component: Heading,
  tags: ['autodocs'],
  args: { children: 'Payment records', level: 2 },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const Title: Story = { args: { level: 1 } };
export const Hero: Story = { args: { size: 'hero' } };
