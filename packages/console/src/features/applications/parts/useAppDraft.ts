import type { Application } from '@settlement/api-mocks/contract/applications';
import { useMemo } from 'react';
import { isRecord } from '../../../api/errors.ts';
import { useDraft } from '../../../data/drafts.ts';
import { type Field, type Values, valuesOf } from './values.ts';

/** Only what differs from the saved application is kept, as text. */
const noChanges = { changes: '' };

/** What is changed and not saved, over what is saved. It survives a reload, an expired login and another language. */
export function useAppDraft(app: Application) {
  const [{ changes }, setDraft, clear] = useDraft(`application-${app.id}`, noChanges);
  const saved = useMemo(() => valuesOf(app), [app]);
  const values = useMemo(() => applied(saved, changes), [saved, changes]);

  const keep = (next: Values) => {
    const different = Object.entries(next).filter(([field, value]) => Reflect.get(saved, field) !== value);
    if (different.length === 0) clear();
    else setDraft({ changes: JSON.stringify(Object.fromEntries(different)) });
  };
  const isDirty = (fields: readonly Field[]) => fields.some((field) => values[field] !== saved[field]);
  return {
    values,
    isDirty,
    patch: (change: Partial<Values>) => keep({ ...values, ...change }),
    /** After a part was saved, or given up. */
    forget: (fields: readonly Field[]) =>
      keep({ ...values, ...Object.fromEntries(fields.map((field) => [field, saved[field]])) }),
  };
}

/** Only fields there are, of the type they have; anything else was written by another version. */
export function applied(saved: Values, changes: string): Values {
  const read = parse(changes);
  if (!isRecord(read)) return saved;
  const known = Object.entries(saved).map(([field, value]) => {
    const changed = read[field];
    return [field, typeof changed === typeof value ? changed : value];
  });
  return { ...saved, ...Object.fromEntries(known) };
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
