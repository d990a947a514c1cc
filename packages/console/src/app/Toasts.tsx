import { ToastRegion } from '@settlement/design-system/Toast';
import type { ToastQueue } from '@settlement/design-system/ToastQueue';
import { useText } from '#i18n/useText.ts';

export function Toasts({ queue }: { readonly queue: ToastQueue }) {
  const text = useText();
  return (
    <ToastRegion queue={queue} label={text('common.notifications')} closeLabel={text('common.dismiss')} />
  );
}
