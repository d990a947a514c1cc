import type { ReactElement, ReactNode } from 'react';

import type { Labels } from '../Provider/labels.ts';

/** The content, or a function that receives a close function and returns the content. */
export type OverlayContent = ReactNode | ((close: () => void) => ReactNode);

export interface OverlayState {
  /** True while the overlay is open, if the caller manages the state. */
  isOpen?: boolean;
  /** True to open the overlay initially, if the component manages the state. */
  defaultOpen?: boolean;
  /** Called when the overlay opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

export interface OverlayProps extends OverlayState {
  /** Called when the overlay closes. Without `trigger` and `isOpen`, the overlay is open while it's rendered. */
  onClose?: () => void;
  /** The title, which names the dialog. */
  title: ReactNode;
  /** The content, or a function that receives a close function and returns the content. */
  children: OverlayContent;
  /** The actions in the footer. The main action is last. */
  footer?: OverlayContent;
  /** Replaces the label of the close button. */
  labels?: Labels<'Dialog'>;
  /** The button that opens the overlay. Omit it if `isOpen` is managed elsewhere, for example in the URL. */
  trigger?: ReactElement;
  /** Allows closing by a press outside. Escape and the close button don't need this prop. */
  isDismissable?: boolean;
  /** Prevents closing, and hides the close button. Only for an operation that must be completed. */
  isLocked?: boolean;
}
