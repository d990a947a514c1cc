import { useState } from 'react';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { type Refusal, noRefusal, refusalOf } from './refusal.ts';
import type { Faults, Field, Values } from './values.ts';

/** What is wrong with a form in words: its own rules after a first try, and what the server refused. */
export function useFieldWords(faults: Faults, shown: readonly Field[]) {
  const text = useText();
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(noRefusal);
  const own = isTried
    ? Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, fieldText(text, fault)]))
    : {};
  const words: Partial<Record<Field, string>> = { ...refusal.fields, ...own };
  return {
    words,
    form: refusal.form,
    needsGas: refusal.needsGas,
    /** Whether it may be sent. */
    attempt: () => {
      setTried(true);
      setRefusal(noRefusal);
      return Object.keys(faults).length === 0;
    },
    refuse: (error: unknown) => setRefusal(refusalOf(text, error, shown)),
    /** A changed field is judged anew. */
    changed: (change: Partial<Values>) =>
      setRefusal(({ fields, ...rest }) => ({
        ...rest,
        fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in change))),
      })),
    settle: () => {
      setTried(false);
      setRefusal(noRefusal);
    },
  };
}
