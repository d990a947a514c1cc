import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Area } from '#i18n/ids.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { OfflineError, fetchCode } from '#lib/chunkError.ts';
import { report } from '#lib/errorReports.ts';
import { useIsOnline } from '#lib/useIsOnline.ts';
import type { QueryState } from './QueryView.tsx';

/** A component that is fetched when it is needed, with the messages that are its own. */
export interface DeferredPart<Props> {
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<Props>>;
  /** The component, once it has been fetched. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** A head start, when the pointer or the focus comes. What fails here is asked again when it is shown. */
  readonly preload: () => void;
}

export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

export function deferredPart<Props>(
  fetchPart: LoadPart<Props>,
  areas: readonly Area[] = [],
): DeferredPart<Props> {
  let component: ComponentType<Props> | undefined;
  const load = async () => {
    component ??= await fetchCode(fetchPart);
    return component;
  };
  return {
    areas,
    load,
    loaded: () => component,
    preload: () => void load().catch(() => undefined),
  };
}

/**
 * The part as a query: fetches it once it is needed. After a failure it is fetched again by `refetch`, and when
 * the connection is back.
 */
export function useDeferred<Props>(
  { areas, load, loaded }: DeferredPart<Props>,
  isNeeded = true,
): QueryState<ComponentType<Props>> {
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  const [part, setPart] = useState(() => (catalog.has(language, areas) ? loaded() : undefined));
  const [error, setError] = useState<unknown>();
  const isOnline = useIsOnline();
  if (isOnline && error instanceof OfflineError) setError(undefined);
  const isReported = useRef(false);
  useEffect(() => {
    if (!isNeeded || error !== undefined) return undefined;
    let isHere = true;
    Promise.all([load(), catalog.loadNow(language, areas)]).then(
      ([component]) => isHere && setPart(() => component),
      (failure: unknown) => {
        // Once, however often it is tried: there is a limit to what a page reports.
        if (!isReported.current) report(failure);
        isReported.current = true;
        if (isHere) setError(failure);
      },
    );
    return () => {
      isHere = false;
    };
  }, [areas, catalog, error, isNeeded, language, load]);
  return {
    data: part,
    error,
    isPending: part === undefined && error === undefined,
    refetch: () => setError(undefined),
  };
}
