import { Button } from '@settlement/design-system/Button';
import { ReceiptTextIcon } from '@settlement/design-system/icons';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '../loading/deferred.tsx';
import type { ReceiptOf } from './receipt.ts';

const ReceiptDialog = deferredDialog(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog);

export function ReceiptButton({ of }: { readonly of: ReceiptOf }) {
  const text = useText();
  const { dialog, trigger } = useDialogTrigger(ReceiptDialog);
  return (
    <>
      <Button {...trigger} variant="outline" icon={<ReceiptTextIcon aria-hidden="true" />}>
        {text('common.receipt')}
      </Button>
      <ReceiptDialog {...dialog} of={of} />
    </>
  );
}
