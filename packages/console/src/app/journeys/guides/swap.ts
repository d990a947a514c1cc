import { screen, userEvent } from 'storybook/test';
import { labels as swapLabels, quote } from '#features/swap/parts/swapStory.ts';
import { type Guide, click, seen } from './guide.ts';

export const swap: Guide = {
  title: { en: 'Swap', zh: '兑换' },
  steps: [
    {
      en: 'Enter 0.005 as the amount of BTC; the quote appears with its countdown.',
      zh: '输入 0.005 BTC，报价和倒计时随之出现。',
      lead: (walk) => quote(walk, '0.005'),
    },
    {
      en: 'Wait for the countdown once: the quote is refreshed before it can be used.',
      zh: '等倒计时结束一次：报价会先刷新，才能使用。',
    },
    {
      en: 'Review the swap and confirm it; above 1,000 USDT a code is asked for.',
      zh: '预览并确认兑换；超过 1,000 USDT 时需要验证码。',
      lead: async (walk) => {
        await click(walk, 'button', swapLabels.review);
        await screen.findByRole('alertdialog');
        await userEvent.click(await screen.findByRole('button', { name: swapLabels.swap }));
        await seen(walk, /updates automatically|自动更新进度/i);
      },
    },
    {
      en: 'Let the order finish and look at the new balances under “Assets”.',
      zh: '等待订单完成，在“资产”中查看新的余额。',
      lead: async (walk) => {
        walk.pass(60);
        await seen(walk, /swap complete|兑换已完成/i);
      },
    },
  ],
  waits: [
    { en: 'Let the quote expire', zh: '等报价过期', seconds: 16 },
    { en: 'Let the order finish', zh: '完成订单', seconds: 60 },
  ],
};
