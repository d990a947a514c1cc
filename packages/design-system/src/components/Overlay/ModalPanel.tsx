import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { cx } from '../../css/cx.ts';
import { inlineVar } from '../../css/inlineVar.ts';
import { CloseIcon } from '../../icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import * as css from './Overlay.css.ts';
import type { OverlayContent, OverlayProps } from './types.ts';

export interface ModalPanelProps extends Omit<OverlayProps, 'trigger' | 'isOpen' | 'defaultOpen'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  kind: keyof typeof css.panelKind;
  width: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  hasRules: boolean;
}

/** The heavy half of `ModalBase`: scrim, focus kept in and given back, title, cross, foot. */
export function ModalPanel({
  kind,
  width,
  role,
  hasRules,
  title,
  children,
  footer,
  closeLabel,
  isOpen,
  onOpenChange,
  isDismissable = false,
  isLocked = false,
}: ModalPanelProps) {
  return (
    <DocumentLanguage>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        className={cx(css.scrim, css.index[kind], css.still)}
        style={inlineVar(css.width, width)}
        isDismissable={isDismissable && !isLocked}
        isKeyboardDismissDisabled={isLocked}
      >
        <Modal className={cx(css.panelKind[kind], css.still)}>
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
    </DocumentLanguage>
  );
}

function render(content: OverlayContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}
