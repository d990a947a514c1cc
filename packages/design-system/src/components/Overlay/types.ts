import type { ReactElement, ReactNode } from 'react';

/** Content, or a function of a way to close. */
export type OverlayContent = ReactNode | ((close: () => void) => ReactNode);

export interface OverlayState {
  /** Whether it is open, where the caller decides. */
  isOpen?: boolean;
  /** Whether it is open at first, where it decides. */
  defaultOpen?: boolean;
  /** Told that it opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
}

export interface OverlayProps extends OverlayState {
  /** Names the dialog. */
  title: ReactNode;
  /** Content, or a function of a way to close. */
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
