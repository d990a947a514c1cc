import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { message } from '#parts/stories/storyText.ts';
import { App } from '../App.tsx';
import { binding } from './guides/binding.ts';
import { callbackRepair } from './guides/callbackRepair.ts';
import { openingThePermission } from './guides/openingThePermission.ts';
import { secondStep } from './guides/secondStep.ts';
import { swap } from './guides/swap.ts';
import { withdraw } from './guides/withdraw.ts';
import { walked, walkTo } from './walkThrough.tsx';

// The steps are rendered before the skip link, but the `region` rule allows a skip link only as the first
// link of a page.
const a11y = { config: { rules: [{ id: 'region', enabled: false }] } };

export default {
  title: 'Flows/Merchant',
  component: App,
  parameters: { hasOwnPage: true, a11y },
} satisfies Meta<typeof App>;

export const Withdraw: Story = {
  parameters: { route: '/property', spec: ['§2 Withdraw', '§6 Withdrawals'] },
  render: walked(withdraw),
};

export const WithdrawWalked: Story = {
  ...Withdraw,
  tags: ['!dev', '!autodocs'],
  play: walkTo(5, message('withdrawals.result.title.5')),
};

export const Swap: Story = {
  parameters: { route: '/property/swap?from=307&to=101', spec: ['§2 Swap'] },
  render: walked(swap),
};

export const SwapWalked: Story = {
  ...Swap,
  tags: ['!dev', '!autodocs'],
  play: walkTo(4, message('swap.order.done')),
};

export const SecondStep: Story = {
  parameters: {
    route: '/accountInfo?page_tab=_security&action=google',
    mock: { scenario: ['user.noMethod'] },
    spec: ['§2 Account', '§4 Login states'],
  },
  render: walked(secondStep),
};

export const SecondStepWalked: Story = {
  ...SecondStep,
  tags: ['!dev', '!autodocs'],
  play: walkTo(4, message('account.security.login')),
};

export const OpeningThePermission: Story = {
  parameters: {
    route: '/openAuth',
    mock: { merchant: 'fresh' },
    spec: ['§2 Permission pages', '§4 Permission'],
  },
  render: walked(openingThePermission),
};

export const OpeningThePermissionWalked: Story = {
  ...OpeningThePermission,
  tags: ['!dev', '!autodocs'],
  play: walkTo(4, message('permission.opened.title')),
};

export const Binding: Story = {
  parameters: {
    route: '/accountInfo?page_tab=_security&action=phone',
    mock: { scenario: ['user.noMethod'] },
    spec: ['§2 Account', '§5 Phone'],
  },
  render: walked(binding),
};

export const BindingWalked: Story = {
  ...Binding,
  tags: ['!dev', '!autodocs'],
  play: walkTo(4, /changed the email address|修改邮箱|更换邮箱|变更邮箱/i),
};

export const CallbackRepair: Story = {
  parameters: {
    route: '/callbackList?status=7&range=7d',
    mock: { scenario: ['callbacks.disabled'] },
    spec: ['§2 Webhook callbacks', '§4 Webhook status'],
  },
  render: walked(callbackRepair),
};

export const CallbackRepairWalked: Story = {
  ...CallbackRepair,
  tags: ['!dev', '!autodocs'],
  play: walkTo(4, message('callbacks.resend.done')),
};
