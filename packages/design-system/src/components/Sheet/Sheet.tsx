import { ModalBase } from '../Overlay/ModalBase.tsx';
import type { OverlayProps } from '../Overlay/types.ts';

export type SheetProps = OverlayProps;

/** A panel from the bottom edge for choices on phones. On desktops, use `Dialog` or `Popover`. */
export function Sheet({ isDismissable = true, ...props }: SheetProps) {
  return <ModalBase {...props} isDismissable={isDismissable} kind="sheet" width="100%" />;
}
