import { Button } from '@settlement/design-system/Button';
import { preloadOverlay } from '@settlement/design-system/Dialog';
import { DownloadIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { paymentsQueryAtom } from '../../../data/payments.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { ExportDialog } from './ExportDialog.tsx';

const load = () => import('./ExportDialog.tsx');
const approach = () => {
  preloadOverlay();
  load().catch(() => undefined);
};

/** Opens the export. Its dialog is fetched on approach; where that fails, a toast says so and the next press asks again. */
export function ExportButton() {
  const text = useText();
  const toasts = useToasts();
  const total = useAtomValue(paymentsQueryAtom).data?.total ?? 0;
  const [dialog, setDialog] = useState<{ Dialog: typeof ExportDialog }>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const loaded = await load();
      setDialog({ Dialog: loaded.ExportDialog });
      setOpen(true);
    } catch {
      toasts.add({ tone: 'critical', title: text('payments.export.failed') });
    }
  };

  return (
    <>
      <Button
        variant="outline"
        icon={<DownloadIcon aria-hidden="true" />}
        isDisabled={total === 0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={approach}
        onFocus={approach}
        onPress={() => void open()}
      >
        {text('payments.list.export')}
      </Button>
      {dialog && <dialog.Dialog isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
