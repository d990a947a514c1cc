import { Button } from '@settlement/design-system/Button';
import { DownloadIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { paymentsQueryAtom } from '../../../data/payments.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDialogPart } from '../../../parts/useDialogPart.ts';

const load = async () => (await import('./ExportDialog.tsx')).ExportDialog;
const areas = ['seldom'] as const;

/** Opens the export, whose dialog is fetched on approach. */
export function ExportButton() {
  const text = useText();
  const total = useAtomValue(paymentsQueryAtom).data?.total ?? 0;
  const { Part, isOpen, setOpen, trigger } = useDialogPart(load, areas);
  return (
    <>
      <Button
        {...trigger}
        aria-keyshortcuts="e"
        variant="outline"
        icon={<DownloadIcon aria-hidden="true" />}
        isDisabled={total === 0}
      >
        {text('payments.list.export')}
      </Button>
      {Part && <Part isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
