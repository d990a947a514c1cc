import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { labels as swapLabels, quote } from '#features/swap/parts/swapStory.ts';
import { dialog, keepCodes, next, press, scan } from '#features/account/security/securityStory.ts';
import {
  answer,
  press as continueWithdrawal,
  writeAmount,
} from '#features/withdrawals/parts/withdrawStory.ts';
import type { JourneyProps, Walk } from './journeyStory.tsx';

export type Guide = Omit<JourneyProps, 'api' | 'children'>;

const click = async ({ canvasElement }: Walk, role: 'button' | 'link' | 'tab', name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole(role, { name }));
const seen = ({ canvasElement }: Walk, message: RegExp) => within(canvasElement).findAllByText(message);

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
        await seen(walk, /view in fund details|查看资金明细/i);
      },
    },
    {
      en: 'Let the audit and the confirmations pass; the stages follow.',
      zh: '等待审核和链上确认，进度随之更新。',
      lead: async (walk) => {
        walk.pass(130);
        await seen(walk, /withdrawal on its way|提现转账中|提现待确认/i);
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

const setUp = /set up google authenticator|绑定谷歌验证器/i;

export const secondStep: Guide = {
  title: { en: 'Second step at sign-in', zh: '登录两步验证' },
  steps: [
    {
      en: 'Continue past the introduction and scan the QR code, or copy its key.',
      zh: '看完说明后继续，扫描二维码或复制密钥。',
      lead: async () => {
        const form = await dialog(setUp);
        await press(form, next);
        await form.findByRole('img', { name: /qr code|二维码/i });
      },
    },
    {
      en: 'Enter the code of the authenticator below, request the e-mail code and enter it.',
      zh: '输入下方的谷歌验证码，获取并输入邮箱验证码。',
      lead: async (walk) => {
        const form = await dialog(setUp);
        await scan(walk, form);
        await press(form, /^(set up google authenticator|绑定谷歌验证器)$/i);
        await form.findByRole('list', { name: /recovery codes|恢复码/i });
      },
    },
    {
      en: 'Save the ten recovery codes.',
      zh: '保存十个恢复码。',
      lead: async () => keepCodes(within(await screen.findByRole('dialog'))),
    },
    { en: 'Turn on “Two-step verification at sign-in”.', zh: '开启“登录两步验证”。' },
  ],
};

export const openingThePermission: Guide = {
  title: { en: 'Opening the permission', zh: '开通商家权限' },
  steps: [
    {
      en: 'Start the application.',
      zh: '开始申请。',
    },
    {
      en: 'Fill in contact, business and documents; a reload keeps what was written.',
      zh: '填写联系人、业务和资料；刷新后内容仍在。',
    },
    {
      en: 'Request the e-mail code, enter it, agree and submit.',
      zh: '获取并输入邮箱验证码，同意协议后提交。',
    },
    {
      en: 'Let both audits pass; the console opens and offers the first set-up.',
      zh: '等待初审和复审通过，控制台开放并引导初始设置。',
    },
  ],
  waits: [
    { en: 'Let the primary audit pass', zh: '通过初审', seconds: 125 },
    { en: 'Let the advanced audit pass', zh: '通过复审', seconds: 125 },
  ],
};

export const binding: Guide = {
  title: { en: 'Binding phone and e-mail', zh: '绑定手机和邮箱' },
  steps: [
    { en: 'Prove the e-mail address with its code.', zh: '用验证码验证邮箱。' },
    {
      en: 'Choose an area code, enter a number and the code that it receives.',
      zh: '选择区号，输入手机号和收到的验证码。',
    },
    {
      en: 'Press “Change” beside the e-mail address and bind another one.',
      zh: '点击邮箱旁的“更换”，绑定另一个邮箱。',
    },
    {
      en: 'Look at the operation log: each change is in it.',
      zh: '查看操作日志：每次更改都有记录。',
    },
  ],
  waits: [{ en: 'Let a minute pass', zh: '过一分钟', seconds: 61 }],
};

const enable = /^(turn back on|重新启用)$/i;

export const callbackRepair: Guide = {
  title: { en: 'Callback repair', zh: '修复回调' },
  steps: [
    {
      en: 'The banner says that an endpoint was turned off; open “Endpoints”.',
      zh: '横幅提示有回调地址被停用；打开“回调地址”。',
      lead: async (walk) => {
        await click(walk, 'tab', /^(endpoints|回调地址)/i);
        await within(walk.canvasElement).findByRole('button', { name: enable });
      },
    },
    {
      en: 'Read why it failed in a delivery of the list: request, answer, attempts.',
      zh: '在列表的回调详情中查看失败原因：请求、响应和重试。',
    },
    {
      en: 'Send a test event from “Test”, then turn the endpoint back on.',
      zh: '从“测试”发送测试事件，再重新启用回调地址。',
      lead: async (walk) => {
        await click(walk, 'button', enable);
        const page = within(walk.canvasElement);
        await waitFor(() => expect(page.queryByRole('button', { name: enable })).toBeNull());
      },
    },
    {
      en: 'Resend the failed deliveries and watch them succeed.',
      zh: '重发失败的回调，查看其成功。',
    },
  ],
  waits: [{ en: 'Let the retries run', zh: '执行重试', seconds: 120 }],
};
