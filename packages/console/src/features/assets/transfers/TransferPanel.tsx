import { Dialog } from '@settlement/design-system/Dialog';
import { Sheet } from '@settlement/design-system/Sheet';
import { useAtomValue } from 'jotai';
import { deviceAtom } from '#data/device.ts';
import { transferStateAtom } from '#data/transfers.ts';
import { useUrlState } from '#data/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { Transfer } from './Transfer.tsx';

/** Opens over the assets at `?transfer=`, so that it can be sent as a link: a dialog, on phones a sheet. */
export function TransferPanel() {
  const text = useText();
  const [{ transfer }, setState] = useUrlState(transferStateAtom);
  const Overlay = useAtomValue(deviceAtom) === 'mobile' ? Sheet : Dialog;
  const close = () => setState({ transfer: undefined, payee: undefined, amount: undefined });
  return (
    <Overlay
      title={text('assets.transfer.title')}
      closeLabel={text('common.close')}
      isDismissable={false}
      isOpen={transfer !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      {transfer === undefined ? null : <Transfer />}
    </Overlay>
  );
}
