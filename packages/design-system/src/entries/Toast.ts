export { ToastRegion } from '../components/Toast/ToastRegion.tsx';
export { createToastQueue } from '../components/Toast/createToastQueue.ts';
export type { ToastRegionProps } from '../components/Toast/ToastRegion.tsx';
export type {
  QueuedToast,
  ToastContent,
  ToastOptions,
  ToastQueue,
} from '../components/Toast/createToastQueue.ts';
