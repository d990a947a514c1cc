import { ModalBase } from '../Overlay/ModalBase.tsx';
import type { OverlayProps } from '../Overlay/types.ts';

export interface DrawerProps extends OverlayProps {
  /** The edge from which the drawer appears. @default 'right' */
  side?: 'right' | 'left';
  /** The width as a CSS length, limited to the window. @default '480px' */
  width?: string;
}

/** A panel that shows a record next to its list. A press outside closes it. For questions, use `Dialog`. */
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
