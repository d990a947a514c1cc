import { useToasts } from '#data/toasts.ts';
import type { WizardProps } from './wizard.ts';

/** The end of a wizard: says what was done, and closes it. */
export function useDone(onClose: WizardProps['onClose']): (title: string) => void {
  const toasts = useToasts();
  return (title) => {
    toasts.add({ tone: 'positive', title });
    onClose();
  };
}
