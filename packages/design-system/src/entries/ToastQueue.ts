// Apart from `Toast`, so that what shows toasts need not wait for what draws them.
export { createToastQueue } from '../components/Toast/createToastQueue.ts';
export type {
  QueuedToast,
  ToastContent,
  ToastOptions,
  ToastQueue,
} from '../components/Toast/createToastQueue.ts';
