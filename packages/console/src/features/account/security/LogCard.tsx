import type { LogEntry } from '@settlement/api-mocks/contract/activity';
import { Stack } from '@settlement/design-system/Stack';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { HistoryIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { Inline } from '@settlement/design-system/Inline';
import { logResult, logType, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { isMobileAtom } from '#data/session/session.ts';
import { freezeAtom, logList } from '#data/security.ts';
import { type Text as TextOf, useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { knownColumns, type ListColumn } from '#parts/list/knownColumns.ts';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListPager } from '#parts/list/ListPager.tsx';
import { ListRows } from '#parts/list/ListTable.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { NoRows } from '#parts/list/NoRows.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { QueryView, useReady, isEmptyList } from '#parts/loading/QueryView.tsx';
import { useRowSize } from '#parts/list/useRowSize.ts';
import { choicesOf, type FilterFields } from '#parts/list/filterFields.ts';
import { accountStateAtom } from '#data/account.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { formError } from '#i18n/fieldText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import * as css from './security.css.ts';
import { codeText } from '#parts/values/codes.ts';

const logTypes = Object.values(logType);

const logTypeText = (text: TextOf, type: number): string =>
  codeText(text, type, logType, (known) => `account.log.type.${known}`);

/** Freezes withdrawals if the server supports it, then opens the password wizard. */
function NotYouDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const canFreeze = useOffers()('outgoingTransfers');
  const freeze = useSetAtom(freezeAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [, setState] = useUrlState(accountStateAtom);
  return (
    <ConfirmDialog
      isDanger
      title={text('account.notYou.title')}
      consequence={text(canFreeze ? 'account.notYou.text' : 'account.notYou.passwordText')}
      confirmLabel={text(canFreeze ? 'account.notYou.submit' : 'account.notYou.password')}
      onConfirm={async () => {
        if (canFreeze) await freeze(onOffCode.on);
        return true;
      }}
      messageOf={(error) => {
        report(error);
        return formError(text, error);
      }}
      onClose={onClose}
      onDone={() => {
        onClose();
        setState({ action: 'password' });
      }}
    />
  );
}

export function LogCard() {
  const text = useText();
  const size = useRowSize();
  const query = useAtomValue(logList.queryAtom);
  const isMobile = useAtomValue(isMobileAtom);
  const [isAsking, setAsking] = useState(false);
  const hasRows = useReady((query.data?.total ?? 0) > 0);
  const rows = query.data?.list;
  const allColumns = useMemo(
    (): readonly ListColumn<LogEntry>[] => [
      {
        id: 'time',
        header: text('account.log.column.created_time'),
        cell: ({ created_time: time }) => <Moment seconds={time} />,
        skeletonWidth: '130px',
      },
      {
        id: 'content',
        header: text('account.log.column.content'),
        cell: ({ content }) => content,
        isRowHeader: true,
      },
      { id: 'type', header: text('common.column.type'), cell: ({ type }) => logTypeText(text, type) },
      {
        id: 'ip',
        header: text('account.log.column.ip'),
        cell: ({ ip }) => ip,
        isSent: ({ ip }) => ip !== undefined,
      },
      {
        id: 'address',
        header: text('account.log.column.address'),
        cell: ({ address }) => address,
        isSent: ({ address }) => address !== undefined,
      },
      {
        id: 'device',
        header: text('account.log.column.device'),
        cell: ({ device, current }) => (
          <Lines first={device ?? ''} second={current ? text('account.log.thisSession') : ''} />
        ),
        isSent: ({ device }) => device !== undefined,
      },
      {
        id: 'result',
        header: text('account.log.column.result'),
        cell: (entry) => <LogResult entry={entry} />,
        isSent: ({ result }) => result !== undefined,
      },
    ],
    [text],
  );
  const columns = useMemo(() => knownColumns(allColumns, rows), [allColumns, rows]);

  const empty = (
    <NoRows
      list={logList}
      noMatchTitle={text('account.log.noMatch')}
      icon={<HistoryIcon aria-hidden="true" />}
      title={text('account.log.empty')}
      description={text('account.log.emptyText')}
    />
  );
  const filters = useLogFilters();
  const tools = (
    <ListTools list={logList} columns={columns}>
      <ListExport list={logList} filters={filters} title={text('account.log.export')} />
    </ListTools>
  );

  return (
    <Card
      id="log"
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
      footer={hasRows && <ListPager list={logList} />}
    >
      <div className={isMobile ? css.filterButton : undefined}>
        <Filters list={logList} filters={filters} tools={tools} isBare />
      </div>
      {isMobile ? (
        <QueryView
          query={query}
          failedTitle={text('account.log.failed')}
          loading={<Skeleton lines={6} height="16px" />}
          isEmpty={isEmptyList}
          empty={empty}
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
          hasStickyHeader={false}
          density="compact"
          empty={empty}
        />
      )}
      {isAsking && <NotYouDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

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

function LogItem({ entry }: { readonly entry: LogEntry }) {
  const text = useText();
  const { content, type, created_time: time, device, current, address, ip } = entry;
  return (
    <li className={css.entry}>
      <Inline as="span" gap="m" align="start" justify="between" canWrap={false}>
        <Text weight="semibold">{content}</Text>
        <LogResult entry={entry} />
      </Inline>
      <Text size="small" tone="muted">
        {logTypeText(text, type)} · <Moment seconds={time} />
      </Text>
      <Text size="small" tone="muted">
        {[current ? text('account.log.thisDevice', { device: device ?? '' }) : device, address, ip]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </li>
  );
}

function LogResult({ entry }: { readonly entry: LogEntry }) {
  const text = useText();
  if (entry.result === undefined) return null;
  const { success, failure } = logResult;
  const isDone = entry.result === success;
  return (
    <StatusTag tone={isDone ? 'positive' : 'critical'}>
      {text(`account.log.result.${isDone ? success : failure}`)}
    </StatusTag>
  );
}

function useLogFilters(): FilterFields<'type'> {
  const text = useText();
  return {
    fields: {
      type: {
        kind: 'choice',
        label: text('common.column.type'),
        any: text('common.filter.anyType'),
        choices: choicesOf(logTypes, (type) => logTypeText(text, type)),
      },
    },
    dates: { kind: 'days', label: text('common.range.label') },
  };
}
