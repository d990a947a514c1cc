import { useState } from 'react';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { type Refusal, noServerErrors, refusalOf } from './refusal.ts';
import type { FieldErrors, Field, Values } from './values.ts';

/** What is wrong with a form in words: its own rules after a first try, and what the server refused. */
export function useFieldMessages(errors: FieldErrors, shown: readonly Field[]) {
  const text = useText();
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(noServerErrors);
  const own = isTried
    ? Object.fromEntries(Object.entries(errors).map(([field, failure]) => [field, fieldText(text, failure)]))
    : {};
  const message: Partial<Record<Field, string>> = { ...refusal.fields, ...own };
  return {
    message,
    form: refusal.form,
    needsGas: refusal.needsGas,
    /** Whether it may be sent. */
    attempt: () => {
      setTried(true);
      setRefusal(noServerErrors);
      return Object.keys(errors).length === 0;
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
      setRefusal(noServerErrors);
    },
  };
}
