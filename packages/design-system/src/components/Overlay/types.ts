import type { ReactElement, ReactNode } from 'react';

/** Content, or a function of a way to close. */
export type OverlayContent = ReactNode | ((close: () => void) => ReactNode);

export interface OverlayState {
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface OverlayProps extends OverlayState {
  /** Names the dialog. */
  title: ReactNode;
  children: OverlayContent;
  /** Actions at the foot, the main one last. */
  footer?: OverlayContent;
  /** Says what the cross does. */
  closeLabel: string;
  /** A button that opens it. Leave out when `isOpen` comes from elsewhere, as from the URL. */
  trigger?: ReactElement;
  /** Whether a press outside closes it. Escape and the cross always do, unless `isLocked`. */
  isDismissable?: boolean;
  /** Escape and the cross don't close it: only while an operation runs that must finish. */
  isLocked?: boolean;
}
