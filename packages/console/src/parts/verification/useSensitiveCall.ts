import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { type SensitiveAction, usePerform } from '#data/money/verification.ts';
import { useToasts } from '#data/page/toasts.ts';

interface SensitiveCall extends Omit<SensitiveAction<unknown>, 'purpose'> {
  readonly done: string;
}

export function useSensitiveCall(): (call: SensitiveCall) => Promise<boolean> {
  const perform = usePerform();
  const toasts = useToasts();
  return async ({ done, ...action }) => {
    const { isDone } = await perform({ purpose: emailPurpose.withdrawal, ...action });
    if (isDone) toasts.add({ tone: 'positive', title: done });
    return isDone;
  };
}
