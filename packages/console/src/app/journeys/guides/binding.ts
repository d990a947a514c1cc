import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  dialog,
  emailCode,
  lastCode,
  next,
  smsCode,
  typeSent,
} from '#features/account/security/securityStory.ts';
import { chooseOption, press } from '#parts/stories/steps.ts';
import { type Guide, click, seen } from './guide.ts';

const addPhone = /add phone number|绑定手机/i;
const changeEmail = /change email|更换邮箱/i;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const binding: Guide = {
  title: { en: 'Binding phone and e-mail', zh: '绑定手机和邮箱' },
  steps: [
    {
      en: 'Prove the e-mail address with its code.',
      zh: '用验证码验证邮箱。',
      lead: async (walk) => {
        const form = await dialog(addPhone);
        await typeSent(form, emailCode, lastCode(walk));
        await press(form, next);
        await form.findByRole('combobox', { name: /country code|区号/i });
      },
    },
    {
      en: 'Choose a country code, enter a number and the code that it receives.',
      zh: '选择区号，输入手机号和收到的验证码。',
      lead: async (walk) => {
        const form = await dialog(addPhone);
        const area = await form.findByRole('combobox', { name: /country code|区号/i });
        await userEvent.clear(area);
        await userEvent.type(area, '+49');
        await chooseOption(/germany|德国/i);
        await userEvent.type(form.getByRole('textbox', { name: /phone number|手机号/i }), '15112345678');
        await typeSent(form, smsCode, lastCode(walk));
        await press(form, /^(add phone number|绑定手机)$/i);
        await isClosed();
      },
    },
    {
      en: 'Press “Change” beside the e-mail address and bind another one.',
      zh: '点击邮箱旁的“更换”，绑定另一个邮箱。',
      lead: async (walk) => {
        await click(walk, 'button', /^(change: email|更改：邮箱)$/i);
        const form = await dialog(changeEmail);
        await typeSent(form, emailCode, lastCode(walk));
        await press(form, next);
        await userEvent.type(
          await form.findByRole('textbox', { name: /^(new email|新邮箱)/i }),
          'books@n.example',
        );
        await typeSent(form, emailCode, lastCode(walk));
        await press(form, changeEmail);
        await isClosed();
      },
    },
    {
      en: 'Look at the operation log: each change is in it.',
      zh: '查看操作日志：每次更改都有记录。',
      lead: async (walk) => {
        const [entry] = await seen(walk, /changed the email address|更换邮箱|更换了邮箱/i);
        entry?.scrollIntoView({ block: 'center' });
      },
    },
  ],
  waits: [{ en: 'Let a minute pass', zh: '过一分钟', seconds: 61 }],
};
