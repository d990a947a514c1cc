import { errorCode } from '@settlement/api-mocks/contract/errors';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { sendEmailCode, sendSmsCode } from '@settlement/api-mocks/contract/sentCodes';
import { expect, screen, waitFor } from 'storybook/test';
import { exact, message } from '../stories/storyText.ts';
import { type RefusalStage, refused } from '../stories/refusalStory.ts';
import { press } from '#parts/stories/steps.ts';

const methods = [
  { call: sendEmailCode, name: message('verification.method.email') },
  { call: sendSmsCode, name: message('verification.method.phone') },
] as const;

export const codeRefused = (open: (stage: RefusalStage) => Promise<unknown>) =>
  refused(['auth.sendEmailCode', 'auth.sendSmsCode'], errorCode.TOO_FREQUENT, async (stage) => {
    const { profile } = stage.loaded.api.merchant();
    for (const one of profile.switches) if (one.method === 'phone') one.open = onOffCode.on;
    await open(stage);
    for (const { call, name } of methods) {
      if (!call.errors.some((code) => code === stage.args.code)) continue;
      await press(screen, name, 'radio');
      await press(screen, exact('verification.send'));
      await waitFor(() => expect(stage.loaded.refused.has(call.id)).toBe(true));
    }
  });
