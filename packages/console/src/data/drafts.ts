import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { isRecord } from '../api/errors.ts';
import { draftStorageAtom } from './draftStorage.ts';
import { userAtom } from './user.ts';

type Fields = Readonly<Record<string, string | boolean>>;

/**
 * The fields of a form that must not be lost: `const [draft, patch, clear] = useDraft('withdraw', empty)`.
 * What was typed comes back after a reload, an expired login or a change of language, for the same merchant
 * only. Nothing secret goes here: no code, no password.
 */
export function useDraft<V extends Fields>(
  form: string,
  empty: V,
): readonly [V, (change: Partial<V>) => void, () => void] {
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
    (change: Partial<V>) =>
      setTyped((before) => {
        const isSame = before && (before.name === name || before.name === undefined);
        const current = isSame
          ? before.draft
          : name === undefined
            ? empty
            : restore(empty, storage.get(name));
        const next = { ...current, ...change };
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

/** Only fields the form has, of the type they have; anything else was written by another version. */
function restore<V extends Fields>(empty: V, kept: unknown): V {
  if (!isRecord(kept)) return empty;
  const known = Object.entries(empty).map(([field, initial]) => {
    const value = kept[field];
    return [field, typeof value === typeof initial ? value : initial] as const;
  });
  return { ...empty, ...Object.fromEntries(known) };
}
