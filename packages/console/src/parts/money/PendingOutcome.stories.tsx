import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { visible } from '#parts/stories/steps.ts';
import type { CheckResult } from '#data/money/money.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { keptTransfer } from '#kit/money/testingOutcomes.ts';
import { message } from '../stories/storyText.ts';
import { PendingOutcome } from './PendingOutcome.tsx';

const keptRefund: KeptOutcome = {
  ...keptTransfer,
  endpoint: 'payments.refund',
  object: 'digest of a payment',
  intention: {
    endpoint: 'payments.refund',
    trade_no: '84120377201954420177203390331042',
    token: 'USDT',
    chain: 'TRON',
    net_work: 'TRC20',
    scope: 1,
    amount: '64.5755',
    fee: '0',
    actual_amount: '64.5755',
    address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
  },
};

const withoutDetails = { ...keptTransfer, intention: undefined };

const meta = {
  title: 'Screens/Parts/PendingOutcome',
  component: PendingOutcome,
  args: {
    kept: withoutDetails,
    money: {
      key: withoutDetails,
      state: { phase: 'unknown', kept: withoutDetails },
      isPending: true,
      isSending: false,
      repeat: fn<() => Promise<void>>(() => Promise.resolve()),
      canRepeat: () => false,
      check: fn<() => Promise<CheckResult>>(() => Promise.resolve('open')),
      dismiss: fn<() => void>(),
    },
  },
} satisfies Meta<typeof PendingOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutDetails: Story = {
  play: async ({ canvas, args }) => {
    await visible(canvas.findByText(message('money.pending.noDetails')));
    await waitFor(() => expect(args.money.check).toHaveBeenCalled());
  },
};

export const Refund: Story = {
  args: { kept: keptRefund },
  play: async ({ canvas }) => {
    await visible(canvas.findByText(/TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs/));
    await expect(canvas.getAllByText(/64\.575500 USDT/)[0]).toBeVisible();
  },
};
