import { useAtomValue } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import { reportErrorAtom } from '../../../data/endpointQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { type WizardErrors, type WizardField, wizardErrors } from './wizardErrors.ts';

interface WizardOptions {
  readonly renamed?: Partial<Record<WizardField, WizardField>>;
  /** A ticket that ran out asks who one is again (10038). */
  readonly onExpired?: () => void;
}

/** One step of a flow that is sent: pending, its faults, and the focus on the first of them. */
export function useWizard(
  form: RefObject<HTMLFormElement | null>,
  { renamed, onExpired }: WizardOptions = {},
) {
  const text = useText();
  const { report } = useAtomValue(reportErrorAtom);
  const [errors, setErrors] = useState<WizardErrors>({});
  const [isPending, setPending] = useState(false);
  /** Presses come faster than renders. */
  const isBusy = useRef(false);

  const show = (found: WizardErrors) => {
    setErrors(found);
    if (form.current) focusFirstInvalid(form.current);
  };

  return {
    errors,
    isPending,
    /** Words about fields, before anything is sent. */
    show,
    /** A field that was edited is no longer wrong. */
    clear: (...fields: WizardField[]) =>
      setErrors((before) => {
        const kept = { ...before };
        delete kept.form;
        for (const field of fields) delete kept[field];
        return kept;
      }),
    send: async (call: () => Promise<void>): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setPending(true);
      setErrors({});
      try {
        await call();
      } catch (error) {
        report(error);
        if (onExpired && isApiError(error, 'verification')) onExpired();
        else show(wizardErrors(text, error, renamed));
      } finally {
        isBusy.current = false;
        setPending(false);
      }
    },
  };
}
export type Wizard = ReturnType<typeof useWizard>;
