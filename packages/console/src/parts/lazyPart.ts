import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import type { Area } from '#i18n/areas.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { report } from '#lib/errorReports.ts';
import type { QueryState } from './QueryView.tsx';

export interface LazyComponent<Props> {
  /** What its words are in. */
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<Props>>;
  /** The component, once it has been fetched. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** A head start, when the pointer or the focus comes. What fails here is asked again when it is shown. */
  readonly preload: () => void;
}

/** A part of a screen that is fetched when it is needed, with the words that are its own; see `LazyPart`. */
export function lazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  areas: readonly Area[] = [],
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  const load = async () => {
    component ??= await fetchPart();
    return component;
  };
  return {
    areas,
    load,
    loaded: () => component,
    preload: () => void load().catch(() => undefined),
  };
}

/** The part as a query: waits for it, and offers another try. One component shows one part; give it a key. */
export function useLazyPart<Props>({
  areas,
  load,
  loaded,
}: LazyComponent<Props>): QueryState<ComponentType<Props>> {
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  const [part, setPart] = useState(() => (catalog.has(language, areas) ? loaded() : undefined));
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    // Fetched again once the error is taken away.
    if (error !== undefined) return undefined;
    let isHere = true;
    Promise.all([load(), catalog.load(language, areas)]).then(
      ([component]) => isHere && setPart(() => component),
      (failure: unknown) => {
        report(failure);
        if (isHere) setError(failure);
      },
    );
    return () => {
      isHere = false;
    };
  }, [areas, catalog, error, language, load]);
  return {
    data: part,
    error,
    isPending: part === undefined && error === undefined,
    refetch: () => setError(undefined),
  };
}
