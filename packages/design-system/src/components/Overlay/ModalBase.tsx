import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { cx } from '../../css/cx.ts';
import { inlineVar } from '../../css/inlineVar.ts';
import { CloseIcon } from '../../icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Overlay.css.ts';

/** Content, or a function of a way to close. */
export type OverlayContent = ReactNode | ((close: () => void) => ReactNode);

export interface OverlayProps {
  /** Names the dialog. */
  title: ReactNode;
  children: OverlayContent;
  /** Actions at the foot, the main one last. */
  footer?: OverlayContent;
  /** Says what the cross does. */
  closeLabel: string;
  /** A button that opens it. Leave out when `isOpen` comes from elsewhere, as from the URL. */
  trigger?: ReactElement;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press outside closes it. Escape and the cross always do, unless `isLocked`. */
  isDismissable?: boolean;
  /** Cannot be left by Escape or the cross: only while something runs that must be seen through. */
  isLocked?: boolean;
}

interface ModalBaseProps extends OverlayProps {
  kind: keyof typeof css.panelKind;
  width: string;
  role?: 'dialog' | 'alertdialog';
  hasRules?: boolean;
}

/** What `Dialog`, `Drawer` and `Sheet` share: scrim, focus kept in and given back, title, cross, foot. */
export function ModalBase({
  kind,
  width,
  role,
  hasRules = false,
  title,
  children,
  footer,
  closeLabel,
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  isDismissable = false,
  isLocked = false,
}: ModalBaseProps) {
  const state = { isOpen, defaultOpen, onOpenChange };
  const overlay = (
    <ModalOverlay
      {...(trigger ? {} : state)}
      className={cx(css.scrim, css.place[kind])}
      style={inlineVar(css.width, width)}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <Modal className={css.panelKind[kind]}>
        <Dialog role={role} className={css.dialog}>
          {({ close }) => (
            <>
              <div className={cx(css.header, hasRules && css.ruled)}>
                <Heading slot="title" level={2} className={css.title}>
                  {title}
                </Heading>
                {!isLocked && (
                  <IconButton label={closeLabel} icon={<CloseIcon aria-hidden="true" />} onPress={close} />
                )}
              </div>
              <div className={cx(css.body, hasRules && css.bodyRuled)}>{render(children, close)}</div>
              {footer !== undefined && footer !== null && (
                <div className={cx(css.footer, hasRules && css.footerRuled)}>{render(footer, close)}</div>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return overlay;
  return (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}

function render(content: OverlayContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}
