import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { isRecord } from '#api/errors.ts';
import { draftStorageAtom } from './draftStorage.ts';
import { userAtom } from './user.ts';

type Fields = Readonly<Record<string, string | boolean>>;

/** What is typed, how to change some of it, and how to forget it; `kit/form` takes it as it is. */
export type Draft<V> = readonly [
  values: V,
  patch: (change: Partial<V> | ((current: V) => Partial<V>)) => void,
  clear: () => void,
];

/**
 * The fields of a form that must not be lost: `const [draft, patch, clear] = useDraft('withdraw', empty)`.
 * What was typed comes back after a reload, an expired login or a change of language, for the same merchant
 * only. Nothing secret goes here: no code, no password.
 */
export function useDraft<V extends Fields>(form: string, empty: V): Draft<V> {
  const storage = useAtomValue(draftStorageAtom);
  const owner = useAtomValue(userAtom)?.mchid;
  const name = owner === undefined ? undefined : `${owner}/${form}`;
  // Typed before it is known who is signed in; it wins over what was kept.
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

/** As text, because a draft is flat. */
const noChanges = { changes: '' };

/**
 * A draft of something that is saved already: `useEditDraft('profile', profileOf(user))`. Only what differs
 * is kept, over what is saved now: changes made elsewhere meanwhile show in the untouched fields.
 */
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

/** Only fields the form has, of the type they have; anything else was written by another version. */
function restore<V extends Fields>(empty: V, kept: unknown): V {
  if (!isRecord(kept)) return empty;
  const known = Object.entries(empty).map(([field, initial]) => {
    const value = kept[field];
    return [field, typeof value === typeof initial ? value : initial] as const;
  });
  return { ...empty, ...Object.fromEntries(known) };
}
