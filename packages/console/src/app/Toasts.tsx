import { ToastRegion } from '@settlement/design-system/Toast';
import type { ToastQueue } from '@settlement/design-system/ToastQueue';

export function Toasts({ queue }: { readonly queue: ToastQueue }) {
  return <ToastRegion queue={queue} />;
}
