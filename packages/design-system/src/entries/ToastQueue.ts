// This entry is separate from `Toast`, so that code that shows toasts doesn't wait for the code that renders
// them.
export { createToastQueue } from '../components/Toast/createToastQueue.ts';
export type {
  QueuedToast,
  ToastContent,
  ToastOptions,
  ToastQueue,
} from '../components/Toast/createToastQueue.ts';
