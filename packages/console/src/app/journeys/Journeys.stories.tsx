import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { App } from '../App.tsx';
import * as guides from './guides.ts';
import { walked } from './walked.tsx';

// A skip link is known by being the page's first link, which the steps come before.
const a11y = { config: { rules: [{ id: 'region', enabled: false }] } };

const meta = {
  title: 'Flows/Merchant',
  component: App,
  parameters: { hasOwnPage: true, a11y },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Withdraw: Story = {
  parameters: { route: '/property', spec: ['§2 Withdraw', '§6 Withdrawals'] },
  render: walked(guides.withdraw),
};

/** The steps in order, as a check: a reader's own walk begins at the first. */
export const WithdrawWalked: Story = {
  ...Withdraw,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const steps = within(await page.findByRole('complementary', { name: 'Steps' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(await page.findByRole('link', { name: 'Withdraw USDT on TRON' }));
    await userEvent.click(await page.findByRole('button', { name: 'Address book' }));
    const addresses = within(await screen.findByRole('dialog'));
    await userEvent.click(await addresses.findByText('Treasury cold'));
    await userEvent.type(await page.findByRole('textbox', { name: 'Amount' }), '25');
    await userEvent.click(page.getByRole('button', { name: 'Continue to verification' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm withdrawal' }));
    const code = /authenticator code: (\d{6})/i.exec(canvasElement.textContent)?.[1] ?? '';
    await userEvent.type(dialog.getByLabelText('Transaction password'), DEMO_TRADE_PASSWORD);
    await userEvent.type(dialog.getByRole('textbox', { name: /code/i }), code);
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));

    await expect(await page.findByText('View in fund details')).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: 'Let the audit pass' }));
    await expect(await page.findByText('Withdrawal on its way')).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: 'Let the network confirm' }));
    await expect(await page.findByText('Withdrawal complete')).toBeVisible();
  },
};

export const Swap: Story = {
  parameters: { route: '/property/swap?from=307&to=101', spec: ['§2 Swap'] },
  render: walked(guides.swap),
};

export const SecondStep: Story = {
  parameters: {
    route: '/accountInfo?page_tab=_security&action=google',
    mock: { scenario: ['user.noMethod'] },
    spec: ['§2 Account', '§4 Login states'],
  },
  render: walked(guides.secondStep),
};

export const OpeningThePermission: Story = {
  parameters: {
    route: '/openAuth',
    mock: { merchant: 'fresh' },
    spec: ['§2 Permission pages', '§4 Permission'],
  },
  render: walked(guides.openingThePermission),
};

export const Binding: Story = {
  parameters: {
    route: '/accountInfo?page_tab=_security&action=phone',
    mock: { scenario: ['user.noMethod'] },
    spec: ['§2 Account', '§5 Phone'],
  },
  render: walked(guides.binding),
};

export const CallbackRepair: Story = {
  parameters: {
    route: '/callbackList',
    mock: { scenario: ['callbacks.disabled'] },
    spec: ['§2 Webhook callbacks', '§4 Webhook status'],
  },
  render: walked(guides.callbackRepair),
};
