// This is a separate entry, so that code that only shows toasts doesn't load the code that renders them.
export { createToastQueue } from '../components/Toast/createToastQueue.ts';
export type {
  QueuedToast,
  ToastContent,
  ToastOptions,
  ToastQueue,
} from '../components/Toast/createToastQueue.ts';
