import { emailPurpose, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Card } from '@settlement/design-system/Card';
import { Switch } from '@settlement/design-system/Switch';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { reportErrorAtom } from '#data/endpointQuery.ts';
import { freezeAtom } from '#data/security.ts';
import { useToasts } from '#data/toasts.ts';
import { isFrozen } from '#data/user.ts';
import { usePerform } from '#data/verification.ts';
import { formError } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

/**
 * One switch that stops the money at once, after the question whether to. Letting it go again is verified and
 * takes a day.
 */
export function FreezeCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const freeze = useSetAtom(freezeAtom);
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { report } = useAtomValue(reportErrorAtom);
  const isOn = isFrozen(user);

  const freezeNow = async () => {
    await freeze(onOffCode.on);
    toasts.add({ tone: 'positive', title: text('account.freeze.frozen') });
    return true;
  };
  const thaw = async () => {
    setPending(true);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('account.freeze.thaw'),
          recap: text('account.freeze.thawRecap'),
          confirmLabel: text('account.freeze.thaw'),
        }),
        isDanger: true,
        call: (codes) => freeze(onOffCode.off, codes),
      });
      if (isDone) toasts.add({ tone: 'positive', title: text('account.freeze.thawed') });
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
        isSelected={isOn}
        isReadOnly={isPending}
        onChange={(isFreezing) => (isFreezing ? setAsking(true) : void thaw())}
        description={text(isOn ? 'account.freeze.onText' : 'account.freeze.offText')}
      >
        {text('account.freeze.switch')}
      </Switch>
      <ConfirmDialog
        isDanger
        isOpen={isAsking}
        title={text('account.freeze.ask')}
        consequence={text('account.freeze.consequence')}
        confirmLabel={text('account.freeze.confirm')}
        onConfirm={freezeNow}
        messageOf={(error) => {
          report(error);
          return formError(text, error);
        }}
        onClose={() => setAsking(false)}
      >
        <Text as="p" tone="muted">
          {text('account.freeze.goesOn')}
        </Text>
      </ConfirmDialog>
    </Card>
  );
}
