import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { ToneIcon } from '../../css/toneIcon.tsx';
import { useHeld } from '../../css/useHeld.ts';
import { CloseIcon } from '../../icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { QueuedToast, ToastQueue } from './createToastQueue.ts';
import * as css from './Toast.css.ts';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the region. */
  label: string;
  /** Says what the cross does. */
  closeLabel: string;
}

const none: readonly QueuedToast[] = [];

/** Where toasts appear and are read out, politely. One per application, near its root. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => none);
  const { ref, isHeld, cameFrom, release } = useHeld();

  const close = (id: string) => {
    const hadFocus = ref.current?.contains(document.activeElement);
    queue.close(id);
    release();
    // The control that had the focus goes away with its toast: back to where it came from.
    if (hadFocus) cameFrom.current?.focus();
  };

  return createPortal(
    // react-aria leaves elements with this attribute alone when a dialog hides and traps the rest.
    <section ref={ref} className={css.region} aria-label={label} data-react-aria-top-layer="true">
      <ol className={css.list} aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.order}
            toast={toast}
            isHeld={isHeld}
            closeLabel={closeLabel}
            onClose={() => close(toast.id)}
          />
        ))}
      </ol>
    </section>,
    document.body,
  );
}

interface ToastItemProps {
  toast: QueuedToast;
  isHeld: boolean;
  closeLabel: string;
  onClose: () => void;
}

function ToastItem({ toast, isHeld, closeLabel, onClose }: ToastItemProps) {
  const { tone = 'neutral', title, description, action, timeout } = toast;
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });
  useEffect(() => {
    if (timeout === undefined || isHeld) return undefined;
    const timer = setTimeout(() => onCloseRef.current(), timeout);
    return () => clearTimeout(timer);
  }, [timeout, isHeld]);

  return (
    <li className={css.toast}>
      <span className={css.iconTone[tone]}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.message}>
        <div className={css.title}>{title}</div>
        {description && <div className={css.description}>{description}</div>}
        {action && (
          <div className={css.action}>
            <Button
              size="small"
              variant="outline"
              onPress={() => {
                action.onPress();
                onClose();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <div className={css.close}>
        <IconButton
          size="small"
          label={closeLabel}
          icon={<CloseIcon aria-hidden="true" />}
          onPress={onClose}
        />
      </div>
    </li>
  );
}
