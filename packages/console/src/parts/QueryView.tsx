import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Inline } from '@settlement/design-system/Inline';
import { AlertTriangleIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isApiError } from '#api/errors.ts';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/workOrderHref.ts';
import { OfflineError, isChunkError } from '#lib/chunkError.ts';
import { useShownError } from './useShownError.ts';

/** What a query tells of itself; jotai-tanstack-query's atoms have it all. */
export interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<T> {
  query: QueryState<T>;
  /** In the shape of what is coming. */
  loading: ReactNode;
  /** What could not be loaded, as a sentence. */
  failedTitle: string;
  /** Stands in when the answer has nothing to show; undefined when it has. */
  empty?: (data: T) => ReactNode | undefined;
  children: (data: T) => ReactNode;
}

/**
 * Picks the state of a part of a screen: content, nothing yet, failed with a way to try again, loading.
 * Data that was received stays on screen when refreshing it fails; the shell says so.
 */
export function QueryView<T>({ query, loading, failedTitle, empty, children }: QueryViewProps<T>) {
  const { data } = query;
  if (data !== undefined) return empty?.(data) ?? children(data);
  if (query.error) return <Failed query={query} title={failedTitle} />;
  return loading;
}

interface AfterQueriesProps {
  readonly queries: ReadonlyArray<Pick<QueryState<unknown>, 'data' | 'error'>>;
  readonly children: ReactNode;
}

/** What stands below parts of unknown height: it is shown once their queries are answered, so that it never moves. */
export function AfterQueries({ queries, children }: AfterQueriesProps) {
  return queries.every(({ data, error }) => data !== undefined || error) ? children : null;
}

/**
 * What happened, its code, another try, and a reload or a link to support if that may not help. Nothing if the server
 * doesn't offer the call.
 */
export function Failed({
  query,
  title,
}: {
  query: Pick<QueryState<unknown>, 'error' | 'refetch'>;
  title: string;
}) {
  const text = useText();
  const loader = useAtomValue(pageLoaderAtom);
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
      action={
        <Inline gap="s" justify="center">
          <Button variant="outline" onPress={() => void query.refetch()}>
            {text('common.retry')}
          </Button>
          {/* As after a deploy: the same file may never come. Without a connection a reload would lose the page. */}
          {isChunkError(error) && !(error instanceof OfflineError) && (
            <Button variant="ghost" onPress={() => loader.reload()}>
              {text('common.reload')}
            </Button>
          )}
          {code !== undefined && (
            <ButtonLink variant="ghost" href={workOrderHref({ type: 0, theme: `${title} (${code})` })}>
              {text('common.failed.report')}
            </ButtonLink>
          )}
        </Inline>
      }
    />
  );
}
