import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { isRecord } from '#api/errors.ts';
import { draftStorageAtom } from './draftStorage.ts';
import { isTestAtom } from '../session/mode.ts';
import { userAtom } from '../user.ts';

type Fields = Readonly<Record<string, string | boolean>>;

export type Draft<V> = readonly [
  values: V,
  patch: (change: Partial<V> | ((current: V) => Partial<V>)) => void,
  clear: () => void,
];

/**
 * Returns the values of a form with functions that change and clear them. Values are restored after a reload,
 * an expired session or a change of language, but only for the same merchant in the same mode. Drafts are
 * stored unencrypted, so they must not contain codes or passwords.
 */
export function useDraft<V extends Fields>(form: string, empty: V): Draft<V> {
  const storage = useAtomValue(draftStorageAtom);
  const owner = useAtomValue(userAtom)?.mchid;
  const isTest = useAtomValue(isTestAtom);
  const name = owner === undefined ? undefined : `${owner}/${isTest ? 'test/' : ''}${form}`;
  const [typed, setTyped] = useState<{ readonly name: string | undefined; readonly draft: V }>();
  const draft =
    typed && (typed.name === name || typed.name === undefined)
      ? typed.draft
      : name === undefined
        ? empty
        : restore(empty, storage.get(name));

  const patch = useCallback(
    (change: Partial<V> | ((current: V) => Partial<V>)) =>
      setTyped((before) => {
        const isSame = before && (before.name === name || before.name === undefined);
        const current = isSame
          ? before.draft
          : name === undefined
            ? empty
            : restore(empty, storage.get(name));
        const next = { ...current, ...(typeof change === 'function' ? change(current) : change) };
        if (name !== undefined) storage.set(name, next);
        return { name, draft: next };
      }),
    [empty, name, storage],
  );
  const clear = useCallback(() => {
    if (name !== undefined) storage.remove(name);
    setTyped({ name, draft: empty });
  }, [empty, name, storage]);

  return [draft, patch, clear];
}

/** The changes are stored as JSON, because a draft can't contain nested values. */
const noChanges = { changes: '' };

/** Returns the draft of a saved object. Contains only edited fields, so that others are up to date. */
export function useEditDraft<V extends Fields>(form: string, saved: V): Draft<V> {
  const [{ changes }, setDraft, clear] = useDraft(form, noChanges);
  const patch: Draft<V>[1] = (change) =>
    setDraft((kept) => {
      const current = withChanges(saved, kept.changes);
      const next = { ...current, ...(typeof change === 'function' ? change(current) : change) };
      const different = Object.entries(next).filter(([field, value]) => saved[field] !== value);
      return { changes: different.length === 0 ? '' : JSON.stringify(Object.fromEntries(different)) };
    });
  return [withChanges(saved, changes), patch, clear];
}

function withChanges<V extends Fields>(saved: V, changes: string): V {
  try {
    return restore(saved, changes === '' ? undefined : JSON.parse(changes));
  } catch {
    return saved;
  }
}

/** Restores a stored draft. Another version may have written it, so unknown fields and wrong types are ignored. */
function restore<V extends Fields>(empty: V, kept: unknown): V {
  if (!isRecord(kept)) return empty;
  const known = Object.entries(empty).map(([field, initial]) => {
    const value = kept[field];
    return [field, typeof value === typeof initial ? value : initial] as const;
  });
  return { ...empty, ...Object.fromEntries(known) };
}
