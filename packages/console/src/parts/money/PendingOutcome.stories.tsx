import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { CheckResult } from '#data/money.ts';
import { PendingOutcome } from './PendingOutcome.tsx';

const meta = {
  title: 'Screens/Parts/PendingOutcome',
  component: PendingOutcome,
  args: {
    kept: {
      requestId: '3f2b8c1e-6d4a-4b6e-9c55-2a1f0d7e8b90',
      endpoint: 'withdrawals.create',
      owner: 'owner',
      sentAt: 1_795_143_570,
      intention: undefined,
    },
    details: undefined,
    check: fn<() => Promise<CheckResult>>(() => Promise.resolve('open')),
    onRepeat: undefined,
    isRepeating: false,
  },
} satisfies Meta<typeof PendingOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a logout only the request id is left on the device. */
export const WithoutDetails: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/removed from this device|本设备已清除/)).toBeVisible();
    await waitFor(() => expect(args.check).toHaveBeenCalled());
  },
};

export const Refund: Story = { args: { kept: { ...meta.args.kept, endpoint: 'payments.refund' } } };
