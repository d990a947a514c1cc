import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.tsx';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Components/StatusTag',
  component: StatusTag,
  tags: ['autodocs'],
  args: { children: 'Paid', tone: 'positive' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline>
      <StatusTag tone="positive">Paid</StatusTag>
      <StatusTag tone="info">Processing</StatusTag>
      <StatusTag tone="neutral">Timed out</StatusTag>
      <StatusTag tone="caution">Under refund</StatusTag>
      <StatusTag tone="critical">Chain confirmation failed</StatusTag>
    </Inline>
  ),
};
