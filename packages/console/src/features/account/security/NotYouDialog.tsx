import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { accountStateAtom } from '../../../data/account.ts';
import { freezeAtom } from '../../../data/security.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from './security.css.ts';
import { useWizard } from './useWizard.ts';

/** Somebody else was here: first the money is stopped, then the password is changed. */
export function NotYouDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const freeze = useSetAtom(freezeAtom);
  const [, setState] = useUrlState(accountStateAtom);
  const { errors, isPending, send } = useWizard(useRef<HTMLFormElement>(null));

  const stop = () =>
    void send(async () => {
      await freeze(onOffCode.on);
      onClose();
      setState({ action: 'password' });
    });

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('account.notYou.title')}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button tone="critical" isPending={isPending} onPress={stop}>
            {text('account.notYou.submit')}
          </Button>
        </div>
      }
    >
      <div className={css.stack}>
        {errors.form !== undefined && (
          <Banner tone="critical" role="alert">
            {errors.form}
          </Banner>
        )}
        <Text as="p">{text('account.notYou.text')}</Text>
      </div>
    </Dialog>
  );
}
