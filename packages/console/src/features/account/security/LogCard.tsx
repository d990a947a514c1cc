import type { LogEntry } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { DataTable } from '@settlement/design-system/DataTable';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { HistoryIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { isMobileAtom } from '../../../data/session.ts';
import { isLogFilteredAtom, logQueryAtom, logStateAtom, noLogFilters } from '../../../data/security.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { ListPager } from '../../../parts/ListPager.tsx';
import { Moment } from '../../../parts/Moment.tsx';
import { Failed } from '../../../parts/QueryView.tsx';
import { useRowSize } from '../../../parts/useRowSize.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogItem } from './LogItem.tsx';
import { LogResult } from './LogResult.tsx';
import { logTypeText } from './logTypes.ts';
import { NotYouDialog } from './NotYouDialog.tsx';
import * as css from './security.css.ts';

/** What was done in the account, by whom and from where. */
export function LogCard() {
  const text = useText();
  const size = useRowSize();
  const query = useAtomValue(logQueryAtom);
  const isMobile = useAtomValue(isMobileAtom);
  const isFiltered = useAtomValue(isLogFilteredAtom);
  const [state, setState] = useUrlState(logStateAtom);
  const [isAsking, setAsking] = useState(false);
  const { data } = query;
  const total = data?.total ?? 0;
  const columns = useMemo(
    (): readonly DataTableColumn<LogEntry>[] => [
      {
        id: 'time',
        header: text('account.time'),
        cell: ({ created_time: time }) => <Moment seconds={time} />,
        skeletonWidth: '130px',
      },
      {
        id: 'content',
        header: text('account.log.content'),
        cell: ({ content }) => content,
        isRowHeader: true,
      },
      { id: 'type', header: text('account.log.type'), cell: ({ type }) => logTypeText(text, type) },
      { id: 'ip', header: text('account.ip'), cell: ({ ip }) => ip },
      { id: 'address', header: text('account.location'), cell: ({ address }) => address },
      {
        id: 'device',
        header: text('account.device'),
        cell: ({ device, current }) => (
          <Lines first={device} second={current ? text('account.log.thisSession') : ''} />
        ),
      },
      { id: 'result', header: text('account.log.result'), cell: (entry) => <LogResult entry={entry} /> },
    ],
    [text],
  );

  const empty = isFiltered ? (
    <EmptyState
      icon={<HistoryIcon aria-hidden="true" />}
      title={text('account.log.noMatch')}
      action={
        <Button variant="outline" onPress={() => setState(noLogFilters, { replace: true })}>
          {text('account.log.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<HistoryIcon aria-hidden="true" />}
      title={text('account.log.empty')}
      description={text('account.log.emptyText')}
    />
  );

  return (
    <Card
      title={text('account.log.title')}
      padding={isMobile ? 'l' : 'none'}
      actions={
        <Button size={size} variant="outline" tone="critical" onPress={() => setAsking(true)}>
          {text('account.notYou.open')}
        </Button>
      }
      footer={
        total > 0 && (
          <ListPager
            current={state.current}
            pageSize={state.pageSize}
            total={total}
            isOld={query.isPlaceholderData}
            onChange={setState}
          />
        )
      }
    >
      {isMobile ? (
        <div className={css.filterButton}>
          <LogFilters />
        </div>
      ) : (
        <LogFilters />
      )}
      {query.error && !data ? (
        <Failed query={query} title={text('account.log.failed')} />
      ) : isMobile ? (
        data === undefined ? (
          <Skeleton lines={6} height="16px" />
        ) : data.list.length === 0 ? (
          empty
        ) : (
          <ul className={css.rows} aria-label={text('account.log.title')}>
            {data.list.map((entry) => (
              <LogItem key={entry.id} entry={entry} />
            ))}
          </ul>
        )
      ) : (
        <DataTable
          label={text('account.log.table')}
          columns={columns}
          rows={data?.list ?? []}
          rowKey={({ id }) => id}
          isLoading={query.isPending}
          isRefreshing={query.isPlaceholderData}
          surface="none"
          stickyHeader={false}
          density="compact"
          empty={empty}
        />
      )}
      {isAsking && <NotYouDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** A fact, and what belongs to it, under it. */
function Lines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className={css.lines}>
      <span>{first}</span>
      {second !== '' && (
        <Text size="small" tone="muted">
          {second}
        </Text>
      )}
    </span>
  );
}
