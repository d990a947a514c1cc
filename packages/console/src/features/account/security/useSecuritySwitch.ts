import { onOffCode, securitySwitchType } from '@settlement/api-mocks/contract/enumerations';
import type { SecuritySwitch } from '@settlement/api-mocks/contract/user';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { editUserAtom } from '#data/account.ts';
import { formError } from '#i18n/fieldText.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import { securityMessage } from './securityMessage.ts';

export function switchName(text: Text, { type, method }: SecuritySwitch): string {
  if (type === securitySwitchType.login) return text('account.security.login');
  if (type === securitySwitchType.loginNotice) return text('account.switch.notice');
  return text(`account.switch.withdraw.${method}`);
}

/** Changes a switch. Weaker protection requires a verification. */
export function useSecuritySwitch() {
  const text = useText();
  const perform = useSensitiveCall();
  const edit = useSetAtom(editUserAtom);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);

  const change = async (one: SecuritySwitch, isOn: boolean): Promise<void> => {
    setPending(true);
    setError(undefined);
    try {
      await perform({
        content: (text) => ({
          title: text('account.switch.title'),
          recap: text(isOn ? 'account.switch.recapOn' : 'account.switch.recap', {
            name: switchName(text, one),
          }),
          confirmLabel: text(isOn ? 'account.switch.on' : 'account.switch.off'),
        }),
        isDanger: !isOn,
        call: (codes) =>
          edit({ security_switch: [{ ...one, open: isOn ? onOffCode.on : onOffCode.off }], ...codes }),
        done: text('account.switch.changed'),
      });
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return {
    isPending,
    error: error === undefined ? undefined : (securityMessage(text, error) ?? formError(text, error)),
    change,
  };
}
