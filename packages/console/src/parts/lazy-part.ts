import { type ComponentType, useEffect, useState } from 'react';
import type { QueryState } from './QueryView.tsx';

interface LazyPart<Props> {
  /** A head start, when somebody comes near. What fails here is asked again by `usePart`. */
  preload: () => void;
  /** The part as a query, so that `QueryView` shows it, waits for it, and offers another try. */
  usePart: () => QueryState<ComponentType<Props>>;
}

/** A part of a screen that is fetched when it is needed. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };

  return {
    preload: () => void fetchPart().catch(() => undefined),
    usePart() {
      const [part, setPart] = useState(() => loaded);
      const [error, setError] = useState<unknown>();
      const [attempt, setAttempt] = useState(0);
      useEffect(() => {
        let isHere = true;
        fetchPart().then(
          (component) => isHere && setPart(() => component),
          (failure: unknown) => isHere && setError(failure),
        );
        return () => {
          isHere = false;
        };
      }, [attempt]);
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
