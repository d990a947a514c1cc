import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Card } from '@settlement/design-system/Card';
import { Switch } from '@settlement/design-system/Switch';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { freezeAtom } from '#data/security.ts';
import { useToasts } from '#data/page/toasts.ts';
import { isFrozen } from '#data/user.ts';
import { formError } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';

/** Freezes outgoing transfers, or unfreezes them after a verification and a day. */
export function FreezeCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const toasts = useToasts();
  const perform = useSensitiveCall();
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
      await perform({
        content: (text) => ({
          title: text('account.freeze.thaw'),
          recap: text('account.freeze.thawRecap'),
          confirmLabel: text('account.freeze.thaw'),
        }),
        isDanger: true,
        call: (codes) => freeze(onOffCode.off, codes),
        done: text('account.freeze.thawed'),
      });
    } catch {
      // `perform` has shown the error, and the switch keeps its state.
    } finally {
      setPending(false);
    }
  };

  return (
    <Card id="freeze" title={text('account.freeze.title')}>
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
