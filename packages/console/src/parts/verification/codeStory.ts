import { errorCode } from '@settlement/api-mocks/contract/errors';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { sendEmailCode, sendSmsCode } from '@settlement/api-mocks/contract/sentCodes';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type RefusalStage, refused } from '../refusalStory.ts';

/** Each sends a code from the verification dialog. */
const methods = [
  { call: sendEmailCode, name: /^(email|邮箱)/i },
  { call: sendSmsCode, name: /^(text message|短信)/i },
] as const;

/** Of what `open` has asked to verify: no code can be sent by email or, where its code is that of a text, by text. */
export const codeRefused = (open: (stage: RefusalStage) => Promise<unknown>) =>
  refused(['auth.sendEmailCode', 'auth.sendSmsCode'], errorCode.TOO_FREQUENT, async (stage) => {
    const { profile } = stage.loaded.api.merchant();
    for (const one of profile.switches) if (one.method === 'phone') one.open = onOffCode.on;
    await open(stage);
    for (const { call, name } of methods) {
      if (!call.errors.some((code) => code === stage.args.code)) continue;
      await userEvent.click(await screen.findByRole('radio', { name }));
      await userEvent.click(screen.getByRole('button', { name: /^(send code|发送验证码)$/i }));
      // Its message stands in the dialog before the other method takes its place.
      await waitFor(() => expect(stage.loaded.refused.has(call.id)).toBe(true));
    }
  });
