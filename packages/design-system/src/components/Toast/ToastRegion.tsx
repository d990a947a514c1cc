import { useSyncExternalStore } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import type { ToastProps } from 'react-aria-components/Toast';
import { mergeProps } from 'react-aria/mergeProps';
import { useKeyboard } from 'react-aria/useKeyboard';

import { inlineVar } from '#css/inlineVar.ts';
import { ToneIcon } from '#css/toneIcon.tsx';
import { CloseIcon } from '#icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import type { QueuedToast, ToastQueue } from './createToastQueue.ts';
import * as css from './Toast.css.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

/**
 * Returns the height of the phone's keyboard in pixels, or 0 if the page is zoomed in, because zooming also
 * reduces the visible area.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight, () => 0);
}

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

function keyboardHeight(): number {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

export interface ToastRegionProps {
  /** The queue from `createToastQueue`, one per application. */
  queue: ToastQueue;
  /** Replaces the default texts. */
  labels?: Labels<'ToastRegion'>;
}

/**
 * The region in which toasts appear, newest first. Screen readers announce them politely. The region is at
 * the top of the window, or above the bottom bar and keyboard of a phone. F6 moves the focus there, even from
 * an open dialog. Use one region per application, near its root.
 */
export function ToastRegion({ queue, labels }: ToastRegionProps) {
  const { region, close } = useLabels('ToastRegion', { region: 'Messages', close: 'Dismiss' }, labels);
  const isNeeded = useSyncExternalStore(
    queue.subscribe,
    () => queue.aria.visibleToasts.length > 0,
    () => false,
  );
  const keyboardHeight = useKeyboardHeight();
  // The region becomes a landmark for F6 on mount, so it mounts only when there are toasts.
  if (!isNeeded) return null;
  return (
    <AriaToastRegion
      queue={queue.aria}
      aria-label={region}
      className={css.region}
      style={inlineVar(css.keyboard, `${keyboardHeight}px`)}
    >
      {({ toast }) => (
        <ToastItem toast={toast} closeLabel={close} onClose={() => queue.aria.close(toast.key)} />
      )}
    </AriaToastRegion>
  );
}

interface ToastItemProps {
  toast: ToastProps<QueuedToast>['toast'];
  closeLabel: string;
  onClose: () => void;
}

function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const { tone = 'neutral', title, description, action } = toast.content;
  const { keyboardProps } = useKeyboard({
    // Escape closes only the toast, so the event isn't propagated to a dialog.
    onKeyDown: (event) => (event.key === 'Escape' ? onClose() : event.continuePropagation()),
  });
  return (
    <Toast
      toast={toast}
      className={css.toast}
      render={(props) => <div {...mergeProps(props, keyboardProps)} />}
    >
      <span className={css.icon({ tone })}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.message}>
        <ToastContent aria-live="polite" className={css.text}>
          <Text slot="title" className={css.title}>
            {title}
          </Text>
          {description && (
            <Text slot="description" className={css.description}>
              {description}
            </Text>
          )}
        </ToastContent>
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
        <AriaIconButton slot="close" label={closeLabel} icon={<CloseIcon aria-hidden="true" />} />
      </div>
    </Toast>
  );
}
