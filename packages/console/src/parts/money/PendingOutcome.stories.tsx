import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { CheckResult } from '#data/money.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { keptTransfer } from '#kit/money/keptSample.ts';
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

/** After signing out, only the request ID is left on the device. */
export const WithoutDetails: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/removed from this device|本设备已清除/)).toBeVisible();
    await waitFor(() => expect(args.money.check).toHaveBeenCalled());
  },
};

/** The refund shows every figure and the address that were agreed to. */
export const Refund: Story = {
  args: { kept: keptRefund },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs/)).toBeVisible();
    await expect(canvas.getAllByText(/64\.575500 USDT/)[0]).toBeVisible();
  },
};
