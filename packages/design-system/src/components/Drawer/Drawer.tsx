import { ModalBase } from '../Overlay/ModalBase.tsx';
import type { OverlayProps } from '../Overlay/types.ts';

export interface DrawerProps extends OverlayProps {
  /** Edge it comes from. @default 'right' */
  side?: 'right' | 'left';
  /** CSS length; never wider than the window. @default '480px' */
  width?: string;
}

/** Shows a record beside the list it came from; a press outside closes it. Not for asking: use `Dialog`. */
export function Drawer({ side = 'right', width = '480px', isDismissable = true, ...props }: DrawerProps) {
  return (
    <ModalBase
      {...props}
      isDismissable={isDismissable}
      kind={side === 'right' ? 'drawer' : 'drawerStart'}
      width={width}
      hasRules
    />
  );
}
