import type { Meta, StoryObj } from '@storybook/react-vite';

import { ColumnsIcon, DownloadIcon } from '#icons/icons.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Navigation/PageHeader',
  id: 'components-pageheader',
  component: PageHeader,
  tags: ['autodocs'],
  args: { title: 'Payment records', description: '12,406 payments' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="outline" icon={<ColumnsIcon />}>
          Columns
        </Button>
        <Button variant="outline" icon={<DownloadIcon />}>
          Export Excel
        </Button>
      </>
    ),
  },
};
export const WithBreadcrumbs: Story = {
  args: {
    title: 'Withdraw',
    description: undefined,
    breadcrumbs: (
      <Breadcrumbs
        label="Breadcrumbs"
        items={[
          { id: 'assets', label: 'Assets', href: '#assets' },
          { id: 'withdraw', label: 'Withdraw' },
        ]}
      />
    ),
  },
};
