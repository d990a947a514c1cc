import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withdrawalWith } from '#app/testingRecords.ts';
import { Progress } from './Progress.tsx';

const withdrawal = withdrawalWith();
const txid = '5f1d0b8f4b7c2a9e6d3c1b0a9f8e7d6c5b4a39281706f5e4d3c2b1a0f9e8d7c6';
const sent = { txid, browser_url: `https://tronscan.org/#/transaction/${txid}` };
const finish_time = 1_795_143_900;

const meta = {
  title: 'Screens/Withdraw/Result',
  component: Progress,
  args: { withdrawal },
  parameters: { route: '/property/withdraw', spec: ['§4 Withdrawal status'] },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;
const as = (change: Partial<Withdrawal>): Story => ({ args: { withdrawal: { ...withdrawal, ...change } } });

const because = (change: Partial<Withdrawal>, english: string, chinese: string): Story => ({
  ...as(change),
  render: (args, { globals }) => (
    <Progress
      {...args}
      withdrawal={{ ...args.withdrawal, reason: globals['locale'] === 'zh-CN' ? chinese : english }}
    />
  ),
});

export const Auditing: Story = {};
export const AuditReject = because(
  { status: 2, finish_time },
  'The address is new and the amount is large',
  '收款地址为新地址，且金额较大',
);
export const Transferring = as({ status: 3 });
export const Confirming = as({ status: 4, confirmations: 7, ...sent });
export const Accomplish = as({ status: 5, confirmations: 19, finish_time, ...sent });
export const Canceled = as({ status: 6, finish_time });
export const Abnormal = because({ status: 7 }, 'The network rejected the transaction', '网络拒绝了该笔交易');
export const UnknownStatus = as({ status: 42 });
export const WithMemo = as({
  token: 'XRP',
  chain: 'XRP Ledger',
  net_work: 'XRPL',
  address: 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5',
  memo: '20261120',
});
export const LongestAmount = as({
  amount: '123456789012345678.123456789012345678',
  actual_amount: '123456789012345677.123456789012345678',
  address: 'bc1plejttjx0atxfwu94sk48tkpp2d8dhm84ctx9htqfm66zt7w46tfscqah20',
});
