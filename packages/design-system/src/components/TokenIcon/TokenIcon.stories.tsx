import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.tsx';
import { TokenIcon } from './TokenIcon.tsx';

const meta = {
  title: 'Components/Data/TokenIcon',
  id: 'components-tokenicon',
  component: TokenIcon,
  tags: ['autodocs'],
  args: { token: 'USDT' },
} satisfies Meta<typeof TokenIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNetwork: Story = { args: { network: 'TRON' } };
export const Tokens: Story = {
  render: () => (
    <Inline>
      {['USDT', 'USDC', 'BTC', 'ETH', 'TRX', 'SOL', 'BNB', 'DAI', 'XYZ'].map((token) => (
        <TokenIcon key={token} token={token} />
      ))}
    </Inline>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <TokenIcon {...args} size="small" />
      <TokenIcon {...args} size="medium" />
      <TokenIcon {...args} size="large" network="TRON" />
    </Inline>
  ),
};
