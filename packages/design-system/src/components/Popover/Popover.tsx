import { Suspense } from 'react';
import type { ReactElement } from 'react';

import type { Gap } from '../../tokens/types.ts';
import { LazyPopover, preloadOverlay } from '../Overlay/loadOverlay.ts';
import type { Placement } from '../Overlay/PopoverPanel.tsx';
import type { OverlayContent } from '../Overlay/types.ts';
import { useOverlay } from '../Overlay/useOverlay.ts';
import type { OverlayState } from '../Overlay/useOverlay.ts';
import { Trigger } from '../Pressable/Trigger.tsx';
import { TriggerContext } from '../Pressable/TriggerContext.ts';

export interface PopoverProps extends OverlayState {
  /** The button it hangs from. */
  trigger: ReactElement;
  /** Names it for screen readers. */
  label: string;
  children: OverlayContent;
  /** @default 'bottom start' */
  placement?: Placement;
  /** Room inside. @default 'l' */
  padding?: Gap;
}

/** A few controls hanging from a button. Not for a list of commands: use `Menu`. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  padding = 'l',
  ...state
}: PopoverProps) {
  const overlay = useOverlay(state, preloadOverlay);
  return (
    <>
      <Trigger trigger={overlay.triggerProps}>{trigger}</Trigger>
      {overlay.isNeeded && (
        <Suspense fallback={null}>
          <TriggerContext value={null}>
            <LazyPopover
              isOpen={overlay.isOpen}
              onOpenChange={overlay.setOpen}
              triggerRef={overlay.triggerRef}
              placement={placement}
              offset={6}
              padding={padding}
              label={label}
            >
              {typeof children === 'function' ? children(() => overlay.setOpen(false)) : children}
            </LazyPopover>
          </TriggerContext>
        </Suspense>
      )}
    </>
  );
}
