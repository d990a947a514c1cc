import type { Meta, StoryObj } from '@storybook/react-vite';

import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  args: {
    items: [
      { term: 'Application', detail: 'iOS shop' },
      { term: 'Network', detail: 'Ethereum' },
      { term: 'Fee', detail: '0.002410 ETH' },
      { term: 'Merchant receives', detail: '0.479690 ETH', isStrong: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ruled: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };
