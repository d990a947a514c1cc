import { CardLink } from '@settlement/design-system/CardLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Heading } from '@settlement/design-system/Heading';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Pagination } from '@settlement/design-system/Pagination';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useAtomValue } from 'jotai';
import { usePaths } from '../../../data/device.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { WITHDRAW_PAGE_SIZE, withdrawStateAtom, withdrawalPageQueryAtom } from '../../../data/withdrawals.ts';
import { useText } from '../../../i18n/useText.ts';
import { Amount } from '../../../parts/Amount.tsx';
import { WithdrawalStatusTag } from '../../../parts/MovementTags.tsx';
import { Moment } from '../../../parts/Moment.tsx';
import { QueryView } from '../../../parts/QueryView.tsx';
import { usePaginationLabels } from '../../../parts/usePaginationLabels.ts';
import * as css from '../withdraw.css.ts';

/** The history under the form of a phone, seven a page (specification §9). */
export function History() {
  const text = useText();
  const paths = usePaths();
  const labels = usePaginationLabels();
  const query = useAtomValue(withdrawalPageQueryAtom);
  const [{ current }, setState] = useUrlState(withdrawStateAtom);
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{text('withdrawals.recent.title')}</Heading>
      <QueryView
        query={query}
        failedTitle={text('withdrawals.recent.failed')}
        loading={<Skeleton shape="block" height="84px" />}
        empty={({ total }) =>
          total === 0 ? <EmptyState title={text('withdrawals.recent.empty')} /> : undefined
        }
      >
        {({ list, total }) => (
          <>
            <ul className={css.cards} aria-busy={query.isPlaceholderData || undefined}>
              {list.map((one) => (
                <li key={one.trade_no}>
                  <CardLink gap="xs" href={paths.fundDetails({ tab: 'withdrawal', detail: one.trade_no })}>
                    <span className={css.cardLine}>
                      <Amount value={one.amount} token={one.token} isStrong />
                      <WithdrawalStatusTag status={one.status} />
                    </span>
                    <span className={css.cardLine}>
                      <TruncatedId value={one.address} />
                      <Moment seconds={one.created_time} />
                    </span>
                  </CardLink>
                </li>
              ))}
            </ul>
            <Pagination
              page={current}
              pageCount={Math.max(1, Math.ceil(total / WITHDRAW_PAGE_SIZE))}
              pageSize={WITHDRAW_PAGE_SIZE}
              total={total}
              onPageChange={(page) => setState({ current: page })}
              labels={labels}
            />
          </>
        )}
      </QueryView>
      <div>
        <ButtonLink variant="ghost" tone="accent" href={paths.fundDetails({ tab: 'withdrawal' })}>
          {text('withdrawals.recent.all')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
