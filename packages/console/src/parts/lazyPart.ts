import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import type { Area } from '../i18n/areas.ts';
import { catalogAtom, languageAtom } from '../i18n/atoms.ts';
import type { QueryState } from './QueryView.tsx';

interface LazyPart<Props> {
  /** A head start, when somebody comes near. What fails here is asked again by `usePart`. */
  preload: () => void;
  /** The part as a query, so that `QueryView` shows it, waits for it, and offers another try. */
  usePart: () => QueryState<ComponentType<Props>>;
}

/** A part of a screen that is fetched when it is needed, with the words that are its own. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly Area[] = [],
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };

  return {
    preload: () => void fetchPart().catch(() => undefined),
    usePart() {
      const catalog = useAtomValue(catalogAtom);
      const language = useAtomValue(languageAtom);
      const [part, setPart] = useState(() => (catalog.has(language, areas) ? loaded : undefined));
      const [error, setError] = useState<unknown>();
      const [attempt, setAttempt] = useState(0);
      useEffect(() => {
        let isHere = true;
        Promise.all([fetchPart(), catalog.load(language, areas)]).then(
          ([component]) => isHere && setPart(() => component),
          (failure: unknown) => isHere && setError(failure),
        );
        return () => {
          isHere = false;
        };
      }, [attempt, catalog, language]);
      return {
        data: part,
        error,
        isPending: part === undefined && error === undefined,
        refetch: () => {
          setError(undefined);
          setAttempt(attempt + 1);
        },
      };
    },
  };
}
