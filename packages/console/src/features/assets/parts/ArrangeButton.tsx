import { Button } from '@settlement/design-system/Button';
import { ArrowUpDownIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { assetsQueryAtom } from '#data/assets.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useText } from '#i18n/useText.ts';
import type { ArrangeDialog } from './ArrangeDialog.tsx';

const load = () => import('./ArrangeDialog.tsx');
const preloadProps = () => void load().catch(() => undefined);

/** Opens the dialog for the order of the assets. Its code is loaded on hover, focus or press. */
export function ArrangeButton() {
  const text = useText();
  const toasts = useToasts();
  const assets = useAtomValue(assetsQueryAtom).data?.list;
  const [dialog, setDialog] = useState<{ Dialog: typeof ArrangeDialog }>();
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);

  const open = async () => {
    try {
      const { ArrangeDialog: Dialog } = await load();
      setDialog({ Dialog });
      setOpening((count) => count + 1);
      setOpen(true);
    } catch {
      toasts.add({ tone: 'critical', title: text('assets.arrange.notLoaded') });
    }
  };

  return (
    <>
      <Button
        variant="outline"
        icon={<ArrowUpDownIcon aria-hidden="true" />}
        isDisabled={assets === undefined || assets.length < 2}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={preloadProps}
        onFocus={preloadProps}
        onPress={() => void open()}
      >
        {text('assets.arrange.open')}
      </Button>
      {dialog && assets ? (
        <dialog.Dialog key={opening} assets={assets} isOpen={isOpen} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
