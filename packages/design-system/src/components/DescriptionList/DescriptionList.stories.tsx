import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Data/DescriptionList',
  id: 'components-descriptionlist',
  component: DescriptionList,
  tags: ['autodocs'],
  args: {
    items: [
      { term: 'Application', detail: 'iOS shop' },
      { term: 'Network', detail: 'Ethereum' },
      { term: 'Fee', detail: '0.002410 ETH' },
      { term: 'Net amount', detail: '0.479690 ETH', isStrong: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ruled: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };
export const Muted: Story = {
  args: { variant: 'plain', isMuted: true },
  play: async ({ canvas }) => {
    const colorsOf = (role: string) =>
      canvas.getAllByRole(role).map((element) => getComputedStyle(element).color);
    await expect(colorsOf('definition')).toEqual(colorsOf('term'));
  },
};
