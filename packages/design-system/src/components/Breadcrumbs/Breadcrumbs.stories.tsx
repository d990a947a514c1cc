import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/' },
  args: {
    label: 'Breadcrumbs',
    items: [
      { id: 'assets', label: 'Assets', href: '#assets' },
      { id: 'withdraw', label: 'Withdraw' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdraw')).toHaveAttribute('aria-current', 'page');
  },
};
