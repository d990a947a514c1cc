import { ModalBase } from '../Overlay/ModalBase.tsx';
import type { OverlayProps } from '../Overlay/types.ts';

export type SheetProps = OverlayProps;

/**
 * A panel that opens from the bottom edge, for filters and choices on phones. On desktops, use `Dialog` or `Popover`.
 */
export function Sheet({ isDismissable = true, ...props }: SheetProps) {
  return <ModalBase {...props} isDismissable={isDismissable} kind="sheet" width="100%" />;
}
