import { emailPurpose, onOffCode, securitySwitchType } from '@settlement/api-mocks/contract/enumerations';
import type { SecuritySwitch, UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { Switch } from '@settlement/design-system/Switch';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { editUserAtom } from '../../../data/account.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { useText } from '../../../i18n/useText.ts';
import { flowFaults } from './flow-faults.ts';
import * as css from './security.css.ts';

const isLogin = ({ type }: SecuritySwitch) => type === securitySwitchType.login;

/** Where a code is asked for. Turning one off is verified, for it is what a thief would do first. */
export function SwitchesCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editUserAtom);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const isBound = { google_auth: user.bind_google_auth, phone: user.phone !== '', email: user.email !== '' };

  const nameOf = ({ type, method }: SecuritySwitch) =>
    type === securitySwitchType.login
      ? text('account.switch.login')
      : text('account.switch.withdraw', { method: text(`account.switch.${method}`) });

  const change = async (one: SecuritySwitch, isOn: boolean) => {
    setPending(true);
    setError(undefined);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('account.switch.title'),
        recap: text('account.switch.recap', { name: nameOf(one) }),
        confirmLabel: text('account.switch.off'),
        isDanger: true,
        call: (codes) =>
          edit({ security_switch: [{ ...one, open: isOn ? onOffCode.on : onOffCode.off }], ...codes }),
      });
      if (isDone) toasts.add({ tone: 'positive', title: text('account.switch.changed') });
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  const fault = error === undefined ? undefined : flowFaults(text, error).form;
  return (
    <Card title={text('account.switch.title')} description={text('account.switch.lead')}>
      <div className={css.stack}>
        {fault !== undefined && (
          <Banner tone="critical" role="alert">
            {fault}
          </Banner>
        )}
        {user.security_switch.map((one) => (
          <Switch
            key={`${one.type}-${one.method}`}
            isRow
            isSelected={one.open === onOffCode.on && isBound[one.method]}
            isDisabled={isPending || !isBound[one.method]}
            onChange={(isOn) => void change(one, isOn)}
            description={
              isBound[one.method]
                ? text(isLogin(one) ? 'account.switch.loginText' : 'account.switch.withdrawText')
                : text('account.switch.notBound')
            }
          >
            {nameOf(one)}
          </Switch>
        ))}
      </div>
    </Card>
  );
}
