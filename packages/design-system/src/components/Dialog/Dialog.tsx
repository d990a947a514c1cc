import { ModalBase } from '../Overlay/ModalBase.tsx';
import type { OverlayProps } from '../Overlay/types.ts';

export interface DialogProps extends OverlayProps {
  /** Widest it gets: 400, 480 or 640 px. A bottom sheet on phones. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for a confirmation that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

const widths = { small: '400px', medium: '480px', large: '640px' } as const;

/** Asks for one thing before work goes on. Not for reading about a record: use `Drawer`. */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <ModalBase {...props} kind="dialog" width={widths[size]} />;
}
