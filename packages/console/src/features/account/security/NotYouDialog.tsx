import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue, useSetAtom } from 'jotai';
import { accountStateAtom } from '#data/account.ts';
import { reportErrorAtom } from '#data/endpointQuery.ts';
import { freezeAtom } from '#data/security.ts';
import { useUrlState } from '#data/urlState.ts';
import { formError } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

/** For a sign-in the merchant does not recognise: withdrawals are locked first, then the password is changed. */
export function NotYouDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const freeze = useSetAtom(freezeAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [, setState] = useUrlState(accountStateAtom);
  return (
    <ConfirmDialog
      isDanger
      title={text('account.notYou.title')}
      consequence={text('account.notYou.text')}
      confirmLabel={text('account.notYou.submit')}
      onConfirm={async () => {
        await freeze(onOffCode.on);
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
