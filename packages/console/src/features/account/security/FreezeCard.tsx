import { emailPurpose, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Card } from '@settlement/design-system/Card';
import { Switch } from '@settlement/design-system/Switch';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { freezeAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { useText } from '../../../i18n/useText.ts';

/** One switch that stops the money at once. Letting it go again is verified and takes a day. */
export function FreezeCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const freeze = useSetAtom(freezeAtom);
  const [isPending, setPending] = useState(false);
  const isFrozen = user.withdraw_lock_reason === 'frozen';

  const change = async (isOn: boolean) => {
    setPending(true);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('account.freeze.thaw'),
        recap: text('account.freeze.thawRecap'),
        confirmLabel: text('account.freeze.thaw'),
        isDanger: true,
        call: (codes) => freeze(isOn ? onOffCode.on : onOffCode.off, codes),
      });
      if (isDone)
        toasts.add({
          tone: 'positive',
          title: text(isOn ? 'account.freeze.frozen' : 'account.freeze.thawed'),
        });
    } catch {
      // Said aloud by `perform`; the switch stays as it was.
    } finally {
      setPending(false);
    }
  };

  return (
    <Card title={text('account.freeze.title')}>
      <Switch
        isRow
        isSelected={isFrozen}
        isReadOnly={isPending}
        onChange={(isOn) => void change(isOn)}
        description={text(isFrozen ? 'account.freeze.onText' : 'account.freeze.offText')}
      >
        {text('account.freeze.switch')}
      </Switch>
    </Card>
  );
}
