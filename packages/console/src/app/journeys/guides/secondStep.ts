import { screen, userEvent, waitFor, within, expect } from 'storybook/test';
import { dialog, keepCodes, next, scan } from '#features/account/security/securityStory.ts';
import { press } from '#parts/stories/steps.ts';
import { exact } from '#parts/stories/storyText.ts';
import type { Guide } from './guide.ts';

const setUp = exact('account.google.bind');

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
        await press(form, setUp);
        await form.findByRole('list', { name: /recovery codes|恢复码/i });
      },
    },
    {
      en: 'Save the ten recovery codes.',
      zh: '保存十个恢复码。',
      lead: async () => keepCodes(within(await screen.findByRole('dialog'))),
    },
    {
      en: 'Turn on “Two-step verification at sign-in”.',
      zh: '开启“登录两步验证”。',
      lead: async (walk) => {
        const control = await within(walk.canvasElement).findByRole('switch', {
          name: /two-step verification at sign-in|登录两步验证/i,
        });
        await userEvent.click(control);
        await waitFor(() => expect(control).toBeChecked());
      },
    },
  ],
};
