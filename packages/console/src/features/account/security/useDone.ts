import { useToasts } from '#data/page/toasts.ts';
import type { WizardProps } from './wizard.ts';

export function useDone(onClose: WizardProps['onClose']): (title: string) => void {
  const toasts = useToasts();
  return (title) => {
    toasts.add({ tone: 'positive', title });
    onClose();
  };
}
