import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Overlays/Drawer',
  id: 'components-drawer',
  component: Drawer,
  tags: ['autodocs'],
  args: {
    title: 'Payment details',
    trigger: <Button variant="outline">Open payment</Button>,
    children: (
      <DescriptionList
        items={[
          {
            term: 'Platform order',
            detail: '84120377201954420177203390331042',
            copy: (
              <CopyButton
                value="84120377201954420177203390331042"
                label="Copy platform order"
                labels={{ failed: 'Could not copy' }}
              />
            ),
          },
          { term: 'Application', detail: 'iOS shop' },
          { term: 'Network', detail: 'Ethereum' },
          { term: 'Amount paid', detail: '0.482100 ETH' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Left: Story = { args: { defaultOpen: true, side: 'left', width: '280px', title: 'Menu' } };
