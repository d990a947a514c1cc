import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type BillChange, editBillSettingAtom } from '../../../data/billing.ts';
import { useDraft } from '../../../data/drafts.ts';
import { useLeaveGuard } from '../../../data/leaveGuard.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import type { FieldErrors } from './billDrafts.ts';

type Fields = Readonly<Record<string, string | boolean>> & { readonly isStarted: boolean };

export interface Section<V extends Fields> {
  readonly draft: V;
  readonly change: (fields: Partial<V>) => void;
  readonly isChanged: boolean;
  readonly isTried: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reset: () => void;
  /** Gets the form, for the focus on what is wrong. */
  readonly save: (form: HTMLFormElement) => void;
}

interface SectionOptions<V extends Fields> {
  /** Names the draft. */
  readonly name: string;
  /** A constant of its module. */
  readonly empty: V;
  /** As the server has it. */
  readonly current: V;
  readonly errorsOf: (draft: V) => FieldErrors<V>;
  readonly changeOf: (draft: V) => BillChange;
  /** What is about to happen, where the server asks for proof of it. */
  readonly recapOf: (draft: V) => string;
}

/** One section of the settings: typed, kept, looked at and saved by itself. */
export function useSection<V extends Fields>(options: SectionOptions<V>): Section<V> {
  const { name, empty, current, errorsOf, changeOf, recapOf } = options;
  const text = useText();
  const toasts = useToasts();
  const edit = useSetAtom(editBillSettingAtom);
  const perform = usePerform();
  const [kept, patch, clear] = useDraft(name, empty);
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const draft = kept.isStarted ? kept : current;
  const isChanged =
    kept.isStarted &&
    Object.keys(current).some((field) => field !== 'isStarted' && kept[field] !== current[field]);
  useLeaveGuard(isChanged);

  const reset = () => {
    clear();
    setTried(false);
    setError(undefined);
  };

  const save = async (form: HTMLFormElement) => {
    setTried(true);
    setError(undefined);
    if (Object.keys(errorsOf(draft)).length > 0) {
      focusFirstInvalid(form);
      return;
    }
    setPending(true);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('account.bill.confirm'),
        recap: recapOf(draft),
        confirmLabel: text('account.bill.save'),
        call: (codes) => edit(changeOf(draft), codes),
      });
      if (!isDone) return;
      toasts.add({ tone: 'positive', title: text('account.bill.saved') });
      reset();
    } catch (failure) {
      setError(failure);
      focusFirstInvalid(form);
    } finally {
      setPending(false);
    }
  };

  return {
    draft,
    change: (fields) => {
      setError(undefined);
      patch({ ...draft, ...fields, isStarted: true });
    },
    isChanged,
    isTried,
    isPending,
    error,
    reset,
    save: (form) => void save(form),
  };
}
