import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { atom, useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallInput } from '#api/client.ts';
import { ApiError, isApiError } from '#api/errors.ts';
import { endpointQuery } from './endpointQuery.ts';
import { type QueryAtomOptions, queryAtomsAtom, requestKey } from './queryAtoms.ts';

export interface EndpointQueryOptions<E extends Endpoint> extends QueryAtomOptions {
  /** Milliseconds for which a changed input must not change again before it is asked for. */
  readonly debounce?: number | undefined;
  /**
   * Whether the answer to the input before stands in until the new one is there; a function says for which
   * inputs.
   */
  readonly keepPrevious?: boolean | ((before: CallInput<E>, now: CallInput<E>) => boolean) | undefined;
}

export interface EndpointQueryResult<Data> {
  /** The answer to the input of this render, or with `keepPrevious` the one before; see `isCurrent`. */
  readonly data: Data | undefined;
  /** `data` is the answer to the input of this render. */
  readonly isCurrent: boolean;
  /** Why the input of this render has no answer, or none that is newer than `data`. */
  readonly error: ApiError | null;
  /** There is no data and no error yet: it is asked for, or will be when the input rests. */
  readonly isPending: boolean;
  /** It is asked for, or will be when the input rests; for the first time or again. */
  readonly isFetching: boolean;
  /** Asks for the input of this render now, without waiting for it to rest. Never rejects. */
  readonly refetch: () => Promise<Outcome<Data>>;
}

/** One of the two, or neither where there was nothing to ask for. */
interface Outcome<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
}

interface Requested<Input> {
  readonly key: string;
  readonly input: Input | undefined;
}

const nothing = { data: undefined, error: null, isFetching: false } as const;
const nothingAtom = atom(nothing);

/**
 * Asks an endpoint for an input, and shares request and response between all callers with the same input. An input of
 * `undefined` asks nothing. What it returns is about the input of this very render: no caller has to compare
 * what it asked for with what it has.
 * `select` picks from the answer; keep it outside the component where it makes something new.
 *
 * @example
 * const { data, error } = useEndpointQuery(findPayee, account ? { query: { account } } : undefined, { debounce: 500 });
 */
export function useEndpointQuery<E extends Endpoint, Selected>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options: EndpointQueryOptions<E> & { readonly select: (data: DataOf<E>) => Selected },
): EndpointQueryResult<Selected>;
export function useEndpointQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options?: EndpointQueryOptions<E>,
): EndpointQueryResult<DataOf<E>>;
export function useEndpointQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  {
    debounce = 0,
    keepPrevious = false,
    select,
    ...options
  }: EndpointQueryOptions<E> & { readonly select?: (data: DataOf<E>) => unknown } = {},
): EndpointQueryResult<unknown> {
  const key = requestKey(endpoint, input, options);
  const [requested, requestNow] = useSettledInput(input, key, debounce);
  const atoms = useAtomValue(queryAtomsAtom);
  const query = useAtomValue<QueryOf<E>>(
    requested.input === undefined ? nothingAtom : atoms.get(endpoint, requested.input, options),
  );
  const isRequested = requested.key === key;
  const answer = isRequested ? query.data : undefined;
  const error = isRequested ? query.error : null;
  const isAnswered = answer !== undefined;

  const previous = usePrevious(input, key, answer);
  const isKept =
    !isAnswered &&
    error === null &&
    input !== undefined &&
    previous !== undefined &&
    (typeof keepPrevious === 'function' ? keepPrevious(previous.input, input) : keepPrevious);
  const raw = isKept ? previous.data : answer;
  const data = useMemo(() => (select && raw !== undefined ? select(raw) : raw), [select, raw]);

  const store = useStore();
  const latest = useRef({ input, options, select });
  useEffect(() => {
    latest.current = { input, options, select };
  });
  const refetch = useCallback(async () => {
    const { input: now, options: how, select: pick } = latest.current;
    if (now === undefined) return { data: undefined, error: undefined };
    requestNow();
    const { gcTime, meta } = how;
    try {
      const fresh = await store.get(queryClientAtom).fetchQuery({
        ...(gcTime !== undefined && { gcTime }),
        ...(meta !== undefined && { meta }),
        ...endpointQuery(store.get, endpoint, now),
        staleTime: 0,
      });
      return { data: pick ? pick(fresh) : fresh, error: undefined };
    } catch (error) {
      return {
        data: undefined,
        error: isApiError(error) ? error : new ApiError('aborted', { cause: error }),
      };
    }
  }, [store, endpoint, requestNow]);

  const isFetching = input !== undefined && options.enabled !== false && (!isRequested || query.isFetching);
  return {
    data,
    isCurrent: isAnswered,
    error,
    isPending: isFetching && data === undefined && error === null,
    isFetching,
    refetch,
  };
}

interface QueryOf<E extends Endpoint> {
  readonly data: DataOf<E> | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
}

/** The input to ask for: the latest that has not changed for `delay`, or the current one without a delay. */
function useSettledInput<Input>(input: Input | undefined, key: string, delay: number) {
  const [settled, setSettled] = useState<Requested<Input>>({ key, input });
  const latest = useRef({ key, input });
  useEffect(() => {
    latest.current = { key, input };
  });
  const isSettled = settled.key === key;
  const isImmediate = input === undefined || delay === 0;
  if (!isSettled && isImmediate) setSettled({ key, input });
  useEffect(() => {
    if (isSettled || isImmediate) return undefined;
    const timer = setTimeout(() => {
      if (latest.current.key === key) setSettled(latest.current);
    }, delay);
    return () => clearTimeout(timer);
  }, [key, isSettled, isImmediate, delay]);
  const settleNow = useCallback(() => setSettled(latest.current), []);
  return [settled, settleNow] as const;
}

/** The last answer and what it answers; forgotten when nothing is asked. */
function usePrevious<Input, Data>(input: Input | undefined, key: string, answer: Data | undefined) {
  const [previous, setPrevious] = useState<{ key: string; input: Input; data: Data }>();
  if (input === undefined) {
    if (previous) setPrevious(undefined);
  } else if (answer !== undefined && (previous?.key !== key || previous.data !== answer)) {
    setPrevious({ key, input, data: answer });
  }
  return previous;
}
