import type { Statement } from '@settlement/api-mocks/contract/billing';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FileIcon, ChevronDownIcon, DownloadIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { statementList, billSettingQueryAtom, exportStatementAtom } from '#data/billing.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { ListPager } from '#parts/list/ListPager.tsx';
import { QueryView, useReady } from '#parts/loading/QueryView.tsx';
import { useRowSize } from '#parts/list/useRowSize.ts';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useState } from 'react';
import { useToasts } from '#data/page/toasts.ts';
import { saveFile } from '#lib/browser/saveFile.ts';
import * as css from './billing.css.ts';

const WEEKLY = 1;

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

type Download = ReturnType<typeof useStatementDownload>;

function StatementMenu({ download }: { readonly download: Download }) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(serverClockAtom);
  const size = useRowSize();
  const isWeekly = useAtomValue(billSettingQueryAtom).data?.statement.period === WEEKLY;
  const { pending, start } = download;
  const month = formats.day(clock.now()).slice(0, 7);
  const last = monthBefore(month);
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button
          size={size}
          variant="outline"
          icon={<DownloadIcon aria-hidden="true" />}
          iconEnd={<ChevronDownIcon aria-hidden="true" />}
          isPending={pending !== undefined}
          pendingLabel={text('account.statements.pending')}
        >
          {text('common.download')}
        </Button>
      }
    >
      {isWeekly && (
        <MenuItem id="current" onAction={() => void start('current')}>
          {text('account.statements.thisWeek')}
        </MenuItem>
      )}
      <MenuItem id="month" onAction={() => void start({ month })}>
        {text('account.statements.thisMonth', { month })}
      </MenuItem>
      <MenuItem id="last" onAction={() => void start({ month: last })}>
        {text('account.statements.lastMonth', { month: last })}
      </MenuItem>
    </Menu>
  );
}

export function StatementHistory() {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(statementList.queryAtom);
  const download = useStatementDownload();
  const { total = 0, next_time: nextTime = 0 } = query.data ?? {};
  const hasRows = useReady(total > 0);

  return (
    <Card
      id="statements"
      title={text('account.statements.title')}
      description={text('account.statements.lead')}
      actions={<StatementMenu download={download} />}
      footer={hasRows && <ListPager list={statementList} />}
    >
      <Stack gap="m">
        {download.error !== undefined && (
          <Banner tone="critical" role="alert" title={text('account.statements.exportFailed')}>
            {errorText(text, download.error)}
          </Banner>
        )}
        <QueryView
          query={query}
          failedTitle={text('account.statements.failed')}
          loading={<Skeleton lines={3} height="16px" />}
          isEmpty={({ list }) => list.length === 0 && total === 0}
          empty={
            <EmptyState
              icon={<FileIcon aria-hidden="true" />}
              title={text('account.statements.empty')}
              description={
                nextTime > 0
                  ? text('account.statements.emptyNext', { time: formats.time(nextTime) })
                  : text('account.statements.emptyOff')
              }
            />
          }
        >
          {({ list }) => (
            <Stack gap="m">
              {nextTime > 0 && (
                <Text as="p" size="small" tone="muted">
                  {text('account.statements.next', { time: formats.time(nextTime) })}
                </Text>
              )}
              <Stack as="ul" gap="none" aria-label={text('account.statements.title')}>
                {list.map((statement) => (
                  <StatementRow key={statement.id} statement={statement} download={download} />
                ))}
              </Stack>
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}

interface StatementRowProps {
  readonly statement: Statement;
  readonly download: Download;
}

function StatementRow({ statement, download }: StatementRowProps) {
  const text = useText();
  const formats = useFormats();
  const size = useRowSize();
  const { id, email, start_time: start, end_time: end, created_time: time } = statement;
  const period = text('account.statements.period', { from: formats.day(start), to: formats.day(end) });
  const { pending } = download;
  const isPending = typeof pending === 'object' && 'id' in pending && pending.id === id;
  return (
    <li className={css.statement}>
      <span className={css.statementFacts}>
        <Text weight="semibold" isNumeric>
          {period}
        </Text>
        <Text size="small" tone="muted">
          {text('account.statements.facts', {
            period: String(statement.period),
            email,
            time: formats.time(time),
          })}
        </Text>
      </span>
      <Button
        size={size}
        variant="outline"
        aria-label={text('account.statements.downloadOf', { period })}
        isDisabled={pending !== undefined && !isPending}
        isPending={isPending}
        pendingLabel={text('account.statements.pending')}
        onPress={() => void download.start(statement)}
      >
        {text('common.download')}
      </Button>
    </li>
  );
}

type StatementChoice = Statement | { readonly month: string } | 'current';

function useStatementDownload() {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const download = useSetAtom(exportStatementAtom);
  const [pending, setPending] = useState<StatementChoice>();
  const [error, setError] = useState<unknown>();

  const periodOf = (choice: StatementChoice): string | undefined => {
    if (choice === 'current') return undefined;
    if ('month' in choice) return choice.month;
    return `${formats.day(choice.start_time)}_${formats.day(choice.end_time)}`;
  };

  const start = async (choice: StatementChoice): Promise<void> => {
    setPending(choice);
    setError(undefined);
    try {
      const query = choice === 'current' ? {} : 'month' in choice ? choice : { id: choice.id };
      const { blob, filename } = await download(query);
      const period = periodOf(choice);
      // The server chooses the file format, so the extension comes from the server's file name.
      const name = period ? `statement-${period}${filename.slice(filename.lastIndexOf('.'))}` : filename;
      saveFile(blob, name);
      toasts.add({ tone: 'positive', title: text('export.done', { filename: name }) });
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(undefined);
    }
  };

  return { pending, error, start };
}
