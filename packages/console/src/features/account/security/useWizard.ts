import { useAtomValue } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import { reportErrorAtom } from '../../../data/endpointQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { type FlowFaults, type FlowField, flowFaults } from './wizardErrors.ts';

interface FlowOptions {
  readonly renamed?: Partial<Record<FlowField, FlowField>>;
  /** A ticket that ran out asks who one is again (10038). */
  readonly onExpired?: () => void;
}

/** One step of a flow that is sent: pending, its faults, and the focus on the first of them. */
export function useFlow(form: RefObject<HTMLFormElement | null>, { renamed, onExpired }: FlowOptions = {}) {
  const text = useText();
  const { report } = useAtomValue(reportErrorAtom);
  const [faults, setFaults] = useState<FlowFaults>({});
  const [isPending, setPending] = useState(false);
  /** Presses come faster than renders. */
  const isBusy = useRef(false);

  const show = (found: FlowFaults) => {
    setFaults(found);
    if (form.current) focusFirstInvalid(form.current);
  };

  return {
    faults,
    isPending,
    /** Words about fields, before anything is sent. */
    show,
    /** A field that was edited is no longer wrong. */
    clear: (...fields: FlowField[]) =>
      setFaults((before) => {
        const kept = { ...before };
        delete kept.form;
        for (const field of fields) delete kept[field];
        return kept;
      }),
    send: async (call: () => Promise<void>): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setPending(true);
      setFaults({});
      try {
        await call();
      } catch (error) {
        report(error);
        if (onExpired && isApiError(error, 'verification')) onExpired();
        else show(flowFaults(text, error, renamed));
      } finally {
        isBusy.current = false;
        setPending(false);
      }
    },
  };
}
export type Flow = ReturnType<typeof useFlow>;
