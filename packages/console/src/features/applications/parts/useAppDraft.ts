import type { Application } from '@settlement/api-mocks/contract/applications';
import { useMemo } from 'react';
import { useEditDraft } from '#data/drafts.ts';
import { type Field, valuesOf } from './values.ts';

/** What is changed and not saved, over what is saved, in all parts of an application. */
export function useAppDraft(app: Application) {
  const saved = useMemo(() => valuesOf(app), [app]);
  const [values, patch] = useEditDraft(`application-${app.id}`, saved);
  return {
    saved,
    values,
    patch,
    isDirty: (fields: readonly Field[]) => fields.some((field) => values[field] !== saved[field]),
    /** After a part was saved, or given up. */
    forget: (fields: readonly Field[]) =>
      patch((current) => ({
        ...current,
        ...Object.fromEntries(fields.map((field) => [field, saved[field]])),
      })),
  };
}
