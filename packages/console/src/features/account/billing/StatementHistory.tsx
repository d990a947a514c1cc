import type { Statement } from '@settlement/api-mocks/contract/billing';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FileIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { statementList } from '#data/billing.ts';
import { useFormats } from '#data/useFormats.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { ListPager } from '#parts/list/ListPager.tsx';
import { QueryView } from '#parts/QueryView.tsx';
import { useRowSize } from '#parts/useRowSize.ts';
import * as css from './billing.css.ts';
import { StatementMenu } from './StatementMenu.tsx';
import { useStatementDownload } from './useStatementDownload.ts';

type Download = ReturnType<typeof useStatementDownload>;

/** The statements that were written, each to download; those of this month and the last, too. */
export function StatementHistory() {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(statementList.queryAtom);
  const download = useStatementDownload();
  const { total = 0, next_time: nextTime = 0 } = query.data ?? {};

  return (
    <Card
      title={text('account.statements.title')}
      description={text('account.statements.lead')}
      actions={<StatementMenu download={download} />}
      footer={total > 0 && <ListPager list={statementList} />}
    >
      <Stack gap="m">
        {download.error !== undefined && (
          <Banner tone="critical" role="alert">
            {text('account.statements.exportFailed', { reason: errorText(text, download.error) })}
          </Banner>
        )}
        <QueryView
          query={query}
          failedTitle={text('account.statements.failed')}
          loading={<Skeleton lines={3} height="16px" />}
          empty={({ list }) =>
            list.length > 0 || total > 0 ? undefined : (
              <EmptyState
                icon={<FileIcon aria-hidden="true" />}
                title={text('account.statements.empty')}
                description={
                  nextTime > 0
                    ? text('account.statements.emptyNext', { time: formats.time(nextTime) })
                    : text('account.statements.emptyOff')
                }
              />
            )
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
        <Text weight="semibold" numeric>
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
        {text('account.statements.download')}
      </Button>
    </li>
  );
}
