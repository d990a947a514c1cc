import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { MessageFile } from '#i18n/ids.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { OfflineError, fetchCode, isChunkError } from '#lib/browser/chunkError.ts';
import { report } from '#lib/browser/errorReports.ts';
import { useIsOnline } from '#lib/browser/useIsOnline.ts';
import type { QueryState } from './QueryView.tsx';

export interface DeferredPart<Props> {
  readonly files: readonly MessageFile[];
  readonly load: () => Promise<ComponentType<Props>>;
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly preload: () => void;
}

export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

export function deferredPart<Props>(
  fetchPart: LoadPart<Props>,
  files: readonly MessageFile[] = ['rest'],
): DeferredPart<Props> {
  let component: ComponentType<Props> | undefined;
  const load = async () => {
    component ??= await fetchCode(fetchPart);
    return component;
  };
  return { files, load, loaded: () => component, preload: () => void load().catch(() => undefined) };
}

/** The number of attempts after the connection has returned, and the pause between them. */
const MOST_ATTEMPTS = 4;
const PAUSE_MS = 1_000;

/** Loads a part on demand. Retries after a failure if `refetch` is called or the connection returns. */
export function useDeferred<Props>(
  { files, load, loaded }: DeferredPart<Props>,
  isNeeded = true,
): QueryState<ComponentType<Props>> {
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  const [part, setPart] = useState(() => (catalog.has(language, files) ? loaded() : undefined));
  const [error, setError] = useState<unknown>();
  const [attemptsLeft, setAttemptsLeft] = useState(0);
  const isOnline = useIsOnline();
  if (isOnline && error instanceof OfflineError) {
    setError(undefined);
    setAttemptsLeft(MOST_ATTEMPTS - 1);
  }
  const isReported = useRef(false);
  useEffect(() => {
    if (!isNeeded || error !== undefined) return undefined;
    let isHere = true;
    let pause: ReturnType<typeof setTimeout> | undefined;
    Promise.all([load(), catalog.loadNow(language, files)]).then(
      ([component]) => isHere && setPart(() => component),
      (failure: unknown) => {
        const isRepeated = attemptsLeft > 0 && isChunkError(failure) && !(failure instanceof OfflineError);
        if (isRepeated) {
          if (isHere) pause = setTimeout(() => setAttemptsLeft(attemptsLeft - 1), PAUSE_MS);
          return;
        }
        // All attempts of a part report only one failure, because the number of reports per page is limited.
        if (!isReported.current) report(failure);
        isReported.current = true;
        if (isHere) setError(failure);
      },
    );
    return () => {
      isHere = false;
      clearTimeout(pause);
    };
  }, [files, catalog, error, isNeeded, language, load, attemptsLeft]);
  return {
    data: part,
    error,
    isPending: part === undefined && error === undefined,
    refetch: () => setError(undefined),
  };
}
