import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue, useSetAtom } from 'jotai';
import { accountStateAtom } from '#data/account.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { freezeAtom } from '#data/security.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { formError } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

/** Locks withdrawals first, then changes the password. */
export function NotYouDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const canFreeze = useOffers()('outgoingTransfers');
  const freeze = useSetAtom(freezeAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [, setState] = useUrlState(accountStateAtom);
  return (
    <ConfirmDialog
      isDanger
      title={text('account.notYou.title')}
      consequence={text(canFreeze ? 'account.notYou.text' : 'account.notYou.passwordText')}
      confirmLabel={text(canFreeze ? 'account.notYou.submit' : 'account.notYou.password')}
      onConfirm={async () => {
        if (canFreeze) await freeze(onOffCode.on);
        return true;
      }}
      messageOf={(error) => {
        report(error);
        return formError(text, error);
      }}
      onClose={onClose}
      onDone={() => {
        onClose();
        setState({ action: 'password' });
      }}
    />
  );
}
