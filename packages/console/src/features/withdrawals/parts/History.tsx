import { CardLink } from '@settlement/design-system/CardLink';
import { Inline } from '@settlement/design-system/Inline';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Heading } from '@settlement/design-system/Heading';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Pagination } from '@settlement/design-system/Pagination';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { WITHDRAW_PAGE_SIZE, withdrawStateAtom, withdrawalPageQueryAtom } from '#data/withdrawals.ts';
import { useText } from '#i18n/useText.ts';
import { pageCountOf } from '#kit/list/listSearch.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { Recipient } from './Recipient.tsx';
import { AfterQueries, QueryView } from '#parts/loading/QueryView.tsx';

/** Shows the earlier withdrawals below the form on phones, with seven rows per page (specification §9). */
export function History() {
  const text = useText();
  const paths = usePaths();
  const query = useAtomValue(withdrawalPageQueryAtom);
  const [{ current }, setState] = useUrlState(withdrawStateAtom);
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{text('withdrawals.recent.title')}</Heading>
      <QueryView
        query={query}
        failedTitle={text('withdrawals.recent.failed')}
        loading={<Skeleton shape="block" height="84px" />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={text('funds.empty.withdrawal')} />}
      >
        {({ list, total }) => (
          <>
            <Stack as="ul" gap="m" aria-busy={query.isPlaceholderData || undefined}>
              {list.map((one) => (
                <li key={one.trade_no}>
                  <CardLink gap="xs" href={paths.fundDetails({ tab: 'withdrawal', detail: one.trade_no })}>
                    <Inline as="span" justify="between">
                      <Amount value={one.amount} token={one.token} isStrong />
                      <WithdrawalStatusTag status={one.status} />
                    </Inline>
                    <Inline as="span" justify="between">
                      <Recipient {...one} />
                      <Moment seconds={one.created_time} />
                    </Inline>
                    {one.reason !== '' && (
                      <Text size="small" tone="muted">
                        {one.reason}
                      </Text>
                    )}
                  </CardLink>
                </li>
              ))}
            </Stack>
            {total > WITHDRAW_PAGE_SIZE && (
              <Pagination
                page={current}
                pageCount={pageCountOf(total, WITHDRAW_PAGE_SIZE)}
                pageSize={WITHDRAW_PAGE_SIZE}
                total={total}
                onPageChange={(page) => setState({ current: page })}
              />
            )}
          </>
        )}
      </QueryView>
      <AfterQueries queries={[query]}>
        <div>
          <ButtonLink variant="ghost" tone="accent" href={paths.fundDetails({ tab: 'withdrawal' })}>
            {text('common.list.viewAll')}
          </ButtonLink>
        </div>
      </AfterQueries>
    </Stack>
  );
}
