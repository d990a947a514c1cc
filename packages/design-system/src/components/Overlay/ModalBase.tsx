import { Suspense } from 'react';

import { Trigger } from '../Pressable/Trigger.tsx';
import { TriggerContext } from '../Pressable/TriggerContext.ts';
import { LazyModal, preloadOverlay } from './loadOverlay.ts';
import type { ModalPanelProps } from './ModalPanel.tsx';
import type { OverlayProps } from './types.ts';
import { useOverlay } from './useOverlay.ts';

interface ModalBaseProps extends OverlayProps, Pick<ModalPanelProps, 'kind' | 'width' | 'role'> {
  hasRules?: boolean;
}

/** What `Dialog`, `Drawer` and `Sheet` share. */
export function ModalBase({
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  hasRules = false,
  ...panel
}: ModalBaseProps) {
  const overlay = useOverlay({ isOpen, defaultOpen, onOpenChange }, preloadOverlay);
  return (
    <>
      {trigger && <Trigger trigger={overlay.triggerProps}>{trigger}</Trigger>}
      {overlay.isNeeded && (
        <Suspense fallback={null}>
          <TriggerContext value={null}>
            <LazyModal
              {...panel}
              hasRules={hasRules}
              isOpen={overlay.isOpen}
              onOpenChange={overlay.setOpen}
            />
          </TriggerContext>
        </Suspense>
      )}
    </>
  );
}
