import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { cx } from '#css/cx.ts';
import { inlineVar } from '#css/inlineVar.ts';
import { modal } from '#css/modal.css.ts';
import { CloseIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseRequests } from './CloseRequests.tsx';
import * as css from './Overlay.css.ts';
import type { OverlayProps } from './types.ts';
import { renderContent } from './renderContent.ts';
import { useLabels } from '../Provider/useLabels.ts';

interface ModalBaseProps extends OverlayProps {
  kind: 'dialog' | 'drawer' | 'drawerStart' | 'sheet';
  /** The width as a CSS length. */
  width: string;
  role?: 'dialog' | 'alertdialog';
  hasRules?: boolean;
}

export function ModalBase({ trigger, isOpen, defaultOpen, onOpenChange, onClose, ...panel }: ModalBaseProps) {
  const state = {
    isOpen: isOpen ?? (onClose && !trigger ? true : undefined),
    defaultOpen,
    onOpenChange: (isNowOpen: boolean) => {
      onOpenChange?.(isNowOpen);
      if (!isNowOpen) onClose?.();
    },
  };
  if (!trigger) return <ModalPanel {...panel} {...state} />;
  return (
    <DialogTrigger {...state}>
      {trigger}
      <ModalPanel {...panel} />
    </DialogTrigger>
  );
}

function ModalPanel({
  kind,
  width,
  role,
  hasRules = false,
  title,
  children,
  footer,
  labels,
  isDismissable = false,
  isLocked = false,
  ...state
}: Omit<ModalBaseProps, 'trigger' | 'onClose'>) {
  const { close: closeLabel } = useLabels('Dialog', { close: 'Close' }, labels);
  return (
    <ModalOverlay
      {...state}
      className={cx(css.scrim({ kind }), css.still, modal)}
      style={inlineVar(css.width, width)}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <Modal className={cx(css.panel({ kind }), css.still)}>
        <CloseRequests isLocked={isLocked} />
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
              <div className={cx(css.body, hasRules && css.bodyRuled)}>{renderContent(children, close)}</div>
              {footer !== undefined && footer !== null && (
                <div className={cx(css.footer, hasRules && css.footerRuled)}>
                  {renderContent(footer, close)}
                </div>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
