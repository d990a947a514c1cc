import type { LogEntry } from '@settlement/api-mocks/contract/activity';
import { Stack } from '@settlement/design-system/Stack';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { HistoryIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { isMobileAtom } from '#data/session.ts';
import { logList } from '#data/security.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListPager } from '#parts/list/ListPager.tsx';
import { ListRows } from '#parts/list/ListRows.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { NoRows } from '#parts/list/NoRows.tsx';
import { Moment } from '#parts/Moment.tsx';
import { QueryView } from '#parts/QueryView.tsx';
import { useRowSize } from '#parts/useRowSize.ts';
import { LogItem } from './LogItem.tsx';
import { LogResult } from './LogResult.tsx';
import { logTypeText } from './logTypes.ts';
import { useLogFilters } from './useLogFilters.ts';
import { NotYouDialog } from './NotYouDialog.tsx';
import * as css from './security.css.ts';

/** What was done in the account, by whom and from where. */
export function LogCard() {
  const text = useText();
  const size = useRowSize();
  const query = useAtomValue(logList.queryAtom);
  const isMobile = useAtomValue(isMobileAtom);
  const [isAsking, setAsking] = useState(false);
  const total = query.data?.total ?? 0;
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

  const empty = (
    <NoRows list={logList} noMatch={{ title: text('account.log.noMatch') }}>
      <EmptyState
        icon={<HistoryIcon aria-hidden="true" />}
        title={text('account.log.empty')}
        description={text('account.log.emptyText')}
      />
    </NoRows>
  );
  const filters = useLogFilters();
  const tools = (
    <ListTools list={logList} columns={columns}>
      <ListExport list={logList} filters={filters} title={text('account.log.export')} />
    </ListTools>
  );

  return (
    <Card
      title={text('account.log.title')}
      padding={isMobile ? 'l' : 'none'}
      actions={
        <>
          {!isMobile && tools}
          <Button size={size} variant="outline" tone="critical" onPress={() => setAsking(true)}>
            {text('account.notYou.open')}
          </Button>
        </>
      }
      footer={total > 0 && <ListPager list={logList} />}
    >
      <div className={isMobile ? css.filterButton : undefined}>
        <Filters list={logList} filters={filters} tools={tools} isBare />
      </div>
      {isMobile ? (
        <QueryView
          query={query}
          failedTitle={text('account.log.failed')}
          loading={<Skeleton lines={6} height="16px" />}
          empty={({ list }) => (list.length === 0 ? empty : undefined)}
        >
          {({ list }) => (
            <Stack as="ul" gap="none" aria-label={text('account.log.title')}>
              {list.map((entry) => (
                <LogItem key={entry.id} entry={entry} />
              ))}
            </Stack>
          )}
        </QueryView>
      ) : (
        <ListRows
          list={logList}
          failedTitle={text('account.log.failed')}
          label={text('account.log.table')}
          columns={columns}
          rowKey={({ id }) => id}
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
