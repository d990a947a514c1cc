import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.tsx';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Components/Data/StatusTag',
  id: 'components-statustag',
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
      <StatusTag tone="neutral">Expired</StatusTag>
      <StatusTag tone="caution">Refunding</StatusTag>
      <StatusTag tone="critical">Confirmation failed</StatusTag>
    </Inline>
  ),
};
