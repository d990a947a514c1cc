import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, waitFor, within } from 'storybook/test';
import { App } from './App.tsx';

// The `region` rule would report the dismiss button of React Aria's popovers, which is outside of all
// landmarks.
const a11y = { config: { rules: [{ id: 'region', enabled: false }] } };

export default {
  title: 'Screens/Shell/Specification only',
  component: App,
  parameters: { hasOwnPage: true, a11y, mock: { scenario: ['any.specification'] } },
  play: async ({ canvasElement, loaded, parameters }) => {
    await waitFor(() => expect(canvasElement.querySelector('main h1, main h2')).not.toBeNull());
    // A screen can show its heading without a skeleton while its data is loading, or before it requests its data.
    const { content } = parameters;
    if (content !== undefined) await within(canvasElement).findByRole(content);
    await waitFor(() => expect(loaded.store.get(queryClientAtom).isFetching()).toBe(0));
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await expect(within(canvasElement).queryAllByRole('alert')).toHaveLength(0);
  },
} satisfies Meta<typeof App>;

export const Dashboard: Story = { parameters: { route: '/', spec: ['§2 Dashboard'] } };

export const Payments: Story = { parameters: { route: '/record', spec: ['§2 Record page'] } };

export const Assets: Story = { parameters: { route: '/property', spec: ['§2 Assets'] } };

export const FundDetails: Story = {
  parameters: { route: '/property/fundingDetails', spec: ['§2 Fund details'] },
};

export const Withdraw: Story = { parameters: { route: '/property/withdraw?id=101', spec: ['§2 Withdraw'] } };

export const Swap: Story = { parameters: { route: '/property/swap', spec: ['§2 Swap'] } };

export const Transfer: Story = { parameters: { route: '/property/transfer?id=101', spec: ['§2 Assets'] } };

export const Recharge: Story = { parameters: { route: '/property/recharge?id=101', spec: ['§2 Assets'] } };

export const Market: Story = {
  parameters: { route: '/market', content: 'grid', spec: ['§2 Market monitoring'] },
};

export const Applications: Story = { parameters: { route: '/appManage', spec: ['§2 Applications'] } };

export const Callbacks: Story = { parameters: { route: '/callbackList', spec: ['§2 Routing rules'] } };

export const Account: Story = { parameters: { route: '/accountInfo', spec: ['§2 Account'] } };

export const Security: Story = {
  parameters: { route: '/accountInfo?page_tab=_security', spec: ['§2 Account'] },
};

export const Documentation: Story = { parameters: { route: '/docs', spec: ['§2 Developer documentation'] } };

export const Permission: Story = {
  parameters: {
    route: '/openAuth',
    spec: ['§2 Permission pages'],
    mock: { merchant: 'fresh', scenario: ['any.specification'] },
  },
};

export const Opening: Story = {
  parameters: {
    route: '/openAuthPage',
    spec: ['§2 Permission pages'],
    mock: { merchant: 'fresh', scenario: ['any.specification'] },
  },
};

export const Reviewing: Story = {
  parameters: {
    route: '/reviewing',
    spec: ['§2 Permission pages'],
    mock: { merchant: 'reviewing', scenario: ['any.specification'] },
  },
};

export const Setup: Story = {
  parameters: { route: '/initPage', content: 'progressbar', spec: ['§2 Permission pages'] },
};
