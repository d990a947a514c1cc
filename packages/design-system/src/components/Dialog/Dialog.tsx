import { ModalBase } from '../Overlay/ModalBase.tsx';
import type { OverlayProps } from '../Overlay/types.ts';

export interface DialogProps extends OverlayProps {
  /** The maximum width: 400, 480, 640 or 896 px. On phones, the dialog is a bottom sheet. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** The role. `alertdialog` is for a confirmation that requires a response. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

const widths = { small: '400px', medium: '480px', large: '640px', wide: '896px' } as const;

/** A dialog that requires a response before the task continues. To show a record, use `Drawer`. */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <ModalBase {...props} kind="dialog" width={widths[size]} />;
}
