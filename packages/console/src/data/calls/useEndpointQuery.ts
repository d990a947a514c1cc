import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { atom, useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallInput } from '#api/client.ts';
import { ApiError, isApiError } from '#api/errors.ts';
import { endpointQuery } from './endpointQuery.ts';
import { type QueryAtomOptions, queryAtomsAtom, requestKey } from './queryAtoms.ts';

export interface EndpointQueryOptions<E extends Endpoint> extends QueryAtomOptions {
  /** The pause in milliseconds after the last change of the input, before the request is sent. */
  readonly debounce?: number | undefined;
  /** If true, `data` is the previous response until the new response arrives. */
  readonly keepPrevious?: boolean | ((before: CallInput<E>, now: CallInput<E>) => boolean) | undefined;
}

export interface EndpointQueryResult<Data> {
  /** The response to the current input. With `keepPrevious`, it may be the previous response (see `isCurrent`). */
  readonly data: Data | undefined;
  readonly isCurrent: boolean;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Sends the request for the current input without the debounce. The promise never rejects. */
  readonly refetch: () => Promise<Outcome<Data>>;
}

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
 * Returns the response to an input. Components with the same input share one request. An `undefined` input
 * sends no request.
 *
 * `select` returns a part of the response. If it creates a new object, define it outside the component.
 *
 * @example const { data, error } = useEndpointQuery(findPayee, account ? { query: { account } } :
 * undefined, { debounce: 500 });
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

function usePrevious<Input, Data>(input: Input | undefined, key: string, answer: Data | undefined) {
  const [previous, setPrevious] = useState<{ key: string; input: Input; data: Data }>();
  if (input === undefined) {
    if (previous) setPrevious(undefined);
  } else if (answer !== undefined && (previous?.key !== key || previous.data !== answer)) {
    setPrevious({ key, input, data: answer });
  }
  return previous;
}
