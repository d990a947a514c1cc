import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Inline } from '@settlement/design-system/Inline';
import { AlertTriangleIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { type ReactNode, useDeferredValue } from 'react';
import { isApiError } from '#api/errors.ts';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/address/paths.ts';
import { OfflineError, isChunkError } from '#lib/browser/chunkError.ts';
import { useShownError } from './useShownError.ts';

export interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<T> {
  query: QueryState<T>;
  loading: ReactNode;
  failedTitle: string;
  /** Checks if the data has no entries. Then `empty` is shown instead of the children. */
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

export const isEmptyList = ({ list }: { readonly list: readonly unknown[] }): boolean => list.length === 0;

/** Shows the data of a query. If a refresh fails, the loaded data stays visible. */
export function QueryView<T>({ query, loading, failedTitle, isEmpty, empty, children }: QueryViewProps<T>) {
  const { data } = query;
  const isReady = useReady(data !== undefined);
  if (data !== undefined) return isReady ? (isEmpty?.(data) ? empty : children(data)) : loading;
  if (query.error) return <Failed query={query} title={failedTitle} />;
  return loading;
}

/**
 * Returns true when loaded content can be rendered. The first content replaces its loading state in a
 * transition, which React interrupts for input. Later changes are rendered immediately.
 */
export const useReady = (isLoaded: boolean): boolean => useDeferredValue(isLoaded) && isLoaded;

interface AfterQueriesProps {
  readonly queries: ReadonlyArray<Pick<QueryState<unknown>, 'data' | 'error'>>;
  readonly children: ReactNode;
}

/** Renders its content after the queries above have completed, so that it doesn't move. */
export function AfterQueries({ queries, children }: AfterQueriesProps) {
  const isReady = useReady(queries.every(({ data, error }) => data !== undefined || Boolean(error)));
  return isReady ? children : null;
}

/** Shows an error with a retry, reload or support link. Nothing if the call isn't offered. */
export function Failed({
  query,
  title,
}: {
  query: Pick<QueryState<unknown>, 'error' | 'refetch'>;
  title: string;
}) {
  const text = useText();
  const loader = useAtomValue(pageLoaderAtom);
  const hasSupport = useAtomValue(hasSupportAtom);
  const { error } = query;
  useShownError(error);
  if (isApiError(error, 'notOffered')) return null;
  const message = errorText(text, error);
  const code = isApiError(error) ? error.code : undefined;
  return (
    <EmptyState
      tone="critical"
      role="alert"
      icon={<AlertTriangleIcon aria-hidden="true" />}
      title={title}
      description={code === undefined ? message : `${message} · ${text('common.failed.code', { code })}`}
      actions={
        <Inline gap="s" justify="center">
          <Button variant="outline" onPress={() => void query.refetch()}>
            {text('common.retry')}
          </Button>
          {/* If a file is missing after a deployment, only a reload helps. Offline, it would lose the page. */}
          {isChunkError(error) && !(error instanceof OfflineError) && (
            <Button variant="ghost" onPress={() => loader.reload()}>
              {text('common.reload')}
            </Button>
          )}
          {code !== undefined && hasSupport && (
            <ButtonLink variant="ghost" href={workOrderHref({ type: 0, theme: `${title} (${code})` })}>
              {text('common.support.contact')}
            </ButtonLink>
          )}
        </Inline>
      }
    />
  );
}
