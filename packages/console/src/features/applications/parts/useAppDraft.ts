import type { Application } from '@settlement/api-mocks/contract/applications';
import { useMemo } from 'react';
import { useEditDraft } from '#data/page/drafts.ts';
import { type Field, valuesOf } from './values.ts';

export function useAppDraft(app: Application) {
  const saved = useMemo(() => valuesOf(app), [app]);
  const [values, patch] = useEditDraft(`application-${app.id}`, saved);
  return {
    saved,
    values,
    patch,
    isDirty: (fields: readonly Field[]) => fields.some((field) => values[field] !== saved[field]),
    forget: (fields: readonly Field[]) =>
      patch((current) => ({
        ...current,
        ...Object.fromEntries(fields.map((field) => [field, saved[field]])),
      })),
  };
}
