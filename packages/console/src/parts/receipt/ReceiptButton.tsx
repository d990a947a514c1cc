import { Button } from '@settlement/design-system/Button';
import { ReceiptTextIcon } from '@settlement/design-system/icons';
import { useText } from '#i18n/useText.ts';
import { useDialogPart } from '../useDialogPart.ts';
import type { ReceiptOf } from './receipt.ts';

const load = async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog;
const areas = ['receipts'] as const;

/** Opens the receipt of what has been paid or sent. */
export function ReceiptButton({ of }: { readonly of: ReceiptOf }) {
  const text = useText();
  const { Part, isOpen, setOpen, trigger } = useDialogPart(load, areas);
  return (
    <>
      <Button {...trigger} variant="outline" icon={<ReceiptTextIcon aria-hidden="true" />}>
        {text('common.receipt')}
      </Button>
      {Part && <Part of={of} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
