import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ShieldCheckIcon } from '#icons/icons.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { HeroCard } from './HeroCard.tsx';

const meta = {
  title: 'Components/Layout/HeroCard',
  id: 'components-herocard',
  component: HeroCard,
  tags: ['autodocs'],
  args: {
    label: 'Account balance (USDT)',
    value: '128,402.516300',
    description: (
      <>
        Today’s earnings <strong>+1,908.240000</strong>
      </>
    ),
    labels: { toggle: 'Hide amounts' },
    onHiddenChange: fn(),
    actions: (
      <>
        <ButtonLink href="#withdraw">Withdraw</ButtonLink>
        <ButtonLink
          variant="outline"
          tone="neutral"
          href="#security"
          icon={<ShieldCheckIcon aria-hidden="true" />}
        >
          Security center
        </ButtonLink>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <HeroCard {...args} />
    </div>
  ),
} satisfies Meta<typeof HeroCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }));
    await expect(args.onHiddenChange).toHaveBeenCalledOnce();
  },
};
export const Hidden: Story = {
  args: { isHidden: true, labels: { hidden: 'Hidden', toggle: 'Hide amounts' } },
};
export const Loading: Story = { args: { isLoading: true } };
