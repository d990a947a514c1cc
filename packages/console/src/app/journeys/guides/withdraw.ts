import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answer,
  goOn as continueWithdrawal,
  writeAmount,
} from '#features/withdrawals/parts/withdrawStory.ts';
import { type Guide, click, seen } from './guide.ts';

export const withdraw: Guide = {
  title: { en: 'Withdraw', zh: '提现' },
  steps: [
    {
      en: 'Open USDT and press “Withdraw” beside TRON.',
      zh: '打开 USDT，点击 TRON 旁的“提现”。',
      lead: (walk) => click(walk, 'link', /^(withdraw USDT on TRON|提现 USDT（TRON）)$/i),
    },
    {
      en: 'Open the address book and choose “Treasury cold”.',
      zh: '打开地址簿，选择“Treasury cold”。',
      lead: async (walk) => {
        await click(walk, 'button', /^(address book|地址簿)$/i);
        await userEvent.click(await within(await screen.findByRole('dialog')).findByText('Treasury cold'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    },
    {
      en: 'Enter an amount and continue.',
      zh: '输入金额，继续。',
      lead: async (walk) => {
        await writeAmount(walk, '25');
        await continueWithdrawal(walk);
        await screen.findByRole('dialog');
      },
    },
    {
      en: 'Confirm with the transaction password and the code below.',
      zh: '输入交易密码和下方的验证码，确认提现。',
      lead: async (walk) => {
        await answer(walk);
        await seen(walk, /view in fund details|在资金明细中查看/i);
      },
    },
    {
      en: 'Let the audit and the confirmations pass; the stages follow.',
      zh: '等待审核和链上确认，进度随之更新。',
      lead: async (walk) => {
        walk.pass(130);
        await seen(walk, /sending withdrawal|confirming withdrawal|提现转出中|提现确认中/i);
        walk.pass(900);
        await seen(walk, /withdrawal complete|提现已完成/i);
      },
    },
  ],
  waits: [
    { en: 'Let the audit pass', zh: '通过审核', seconds: 130 },
    { en: 'Let the network confirm', zh: '完成链上确认', seconds: 900 },
  ],
};
