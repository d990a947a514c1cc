import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { App } from '../App.tsx';
import { Journey, type JourneyProps } from './journeyStory.tsx';

// A skip link is known by being the page's first link, which the steps come before.
const a11y = { config: { rules: [{ id: 'region', enabled: false }] } };

const meta = {
  title: 'Flows/Merchant',
  component: App,
  parameters: { hasOwnPage: true, a11y },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

const walked = (guide: Omit<JourneyProps, 'api' | 'children'>): NonNullable<Story['render']> =>
  function Walked(_args, { loaded }: StoryContext) {
    return (
      <Journey {...guide} api={loaded.api}>
        <App />
      </Journey>
    );
  };

export const Withdraw: Story = {
  parameters: { route: '/property', spec: ['§2 Withdraw', '§6 Withdrawals'] },
  render: walked({
    title: 'Withdraw',
    steps: [
      'Open USDT and press “Withdraw” beside TRON.',
      'Open the address book and choose “Treasury cold”.',
      'Enter an amount and continue.',
      'Confirm with the transaction password and the code below.',
      'Let the audit and the confirmations pass; the stages follow.',
    ],
    waits: [
      { label: 'Let the audit pass', seconds: 130 },
      { label: 'Let the network confirm', seconds: 900 },
    ],
  }),
  play: async ({ canvasElement }) => {
    const steps = within(await within(canvasElement).findByRole('complementary', { name: 'Steps' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(5);
    await expect(steps.getByText(/authenticator code: \d{6}/i)).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: 'Let the audit pass' }));
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Swap: Story = {
  parameters: { route: '/property/swap?from=307&to=101', spec: ['§2 Swap'] },
  render: walked({
    title: 'Swap',
    steps: [
      'Enter 0.05 as the amount of BTC; the quote appears with its countdown.',
      'Wait for the countdown once: the quote is refreshed before it can be used.',
      'Review the swap and confirm it; above 1,000 USDT a code is asked for.',
      'Let the order finish and look at the new balances under “Assets”.',
    ],
    waits: [
      { label: 'Let the quote expire', seconds: 16 },
      { label: 'Let the order finish', seconds: 10 },
    ],
  }),
};

export const SecondStep: Story = {
  parameters: {
    route: '/accountInfo?page_tab=_security&action=google',
    mock: { scenario: ['user.noMethod'] },
    spec: ['§2 Account', '§4 Login states'],
  },
  render: walked({
    title: 'Second step at sign-in',
    steps: [
      'Continue past the introduction and scan the QR code, or copy its key.',
      'Enter the code of the authenticator below, request the e-mail code and enter it.',
      'Save the ten recovery codes.',
      'Turn on “Two-step verification at sign-in”.',
    ],
  }),
};

export const OpeningThePermission: Story = {
  parameters: {
    route: '/openAuth',
    mock: { merchant: 'fresh' },
    spec: ['§2 Permission pages', '§4 Permission'],
  },
  render: walked({
    title: 'Opening the permission',
    steps: [
      'Start the application.',
      'Fill in contact, business and documents; a reload keeps what was written.',
      'Request the e-mail code, enter it, agree and submit.',
      'Let both audits pass; the console opens and offers the first set-up.',
    ],
    waits: [
      { label: 'Let the primary audit pass', seconds: 125 },
      { label: 'Let the advanced audit pass', seconds: 125 },
    ],
  }),
};

export const Binding: Story = {
  parameters: {
    route: '/accountInfo?page_tab=_security&action=phone',
    mock: { scenario: ['user.noMethod'] },
    spec: ['§2 Account', '§5 Phone'],
  },
  render: walked({
    title: 'Binding phone and e-mail',
    steps: [
      'Prove the e-mail address with its code.',
      'Choose an area code, enter a number and the code that it receives.',
      'Press “Change” beside the e-mail address and bind another one.',
      'Look at the operation log: each change is in it.',
    ],
    waits: [{ label: 'Let a minute pass', seconds: 61 }],
  }),
};

export const CallbackRepair: Story = {
  parameters: {
    route: '/callbackList',
    mock: { scenario: ['callbacks.disabled'] },
    spec: ['§2 Webhook callbacks', '§4 Webhook status'],
  },
  render: walked({
    title: 'Callback repair',
    steps: [
      'The banner says that an endpoint was turned off; open “Endpoints”.',
      'Read why it failed in a delivery of the list: request, answer, attempts.',
      'Send a test event from “Test”, then turn the endpoint back on.',
      'Resend the failed deliveries and watch them succeed.',
    ],
    waits: [{ label: 'Let the retries run', seconds: 120 }],
  }),
};
