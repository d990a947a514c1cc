import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { media } from '@settlement/design-system/tokens';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { AfterQueries, Failed } from '#parts/loading/QueryView.tsx';
import { WithdrawBlocked } from '../parts/WithdrawBlocked.tsx';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { AfterRecipients, HowMuchStep, WhoStep } from '../parts/Steps.tsx';
import { Receipt } from '../parts/Receipt.tsx';
import { Form } from '#kit/form/Form.tsx';
import { useWithdrawalForm } from '../parts/useWithdrawalForm.ts';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { DataTable, type DataTableColumn } from '@settlement/design-system/DataTable';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useNavigate } from '#data/page/location.ts';
import { recentWithdrawalsQueryAtom } from '#data/withdrawals.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { Recipient } from '../parts/Recipient.tsx';

/** `/property/withdraw?id=`: the form, a receipt that updates with it, and the recent withdrawals. */
export function WithdrawScreen() {
  const text = useText();
  const withdrawal = useWithdrawalForm();
  const { form } = withdrawal;
  // A desktop at 400% zoom has no space for text next to the address (WCAG 1.4.10).
  const isNarrow = useMediaQuery(media.mobile);
  const isForm =
    withdrawal.state.done === undefined && !withdrawal.money.isPending && !withdrawal.eligibility;
  return (
    <MoveMoneyPage
      aside={
        <>
          {isForm && withdrawal.asset.id !== '' && (
            <Card title={text('money.step.arrives')}>
              <Receipt withdrawal={withdrawal} />
            </Card>
          )}
          <AfterQueries queries={[withdrawal.asset.networksQuery]}>
            <RecentWithdrawals />
          </AfterQueries>
        </>
      }
    >
      <Card>
        <WithdrawBlocked withdrawal={withdrawal}>
          <Form form={form} gap="xl">
            <AfterRecipients withdrawal={withdrawal}>
              <WhoStep withdrawal={withdrawal} isCompact={isNarrow} />
              <HowMuchStep withdrawal={withdrawal} />
              <Button
                type="submit"
                size="large"
                fullWidth
                isPending={form.isPending}
                isDisabled={withdrawal.lacksCost || withdrawal.isClosed}
              >
                {text('withdrawals.continue')}
              </Button>
            </AfterRecipients>
          </Form>
        </WithdrawBlocked>
      </Card>
    </MoveMoneyPage>
  );
}

function RecentWithdrawals() {
  const text = useText();
  const paths = usePaths();
  const navigate = useNavigate();
  const query = useAtomValue(recentWithdrawalsQueryAtom);
  const columns = useMemo(
    (): readonly DataTableColumn<Withdrawal>[] => [
      {
        id: 'amount',
        header: text('withdrawals.recent.amount'),
        isRowHeader: true,
        cell: ({ amount, token }) => <Amount value={amount} token={token} isStrong />,
      },
      {
        id: 'to',
        header: text('withdrawals.recent.to'),
        cell: (row) => <Recipient {...row} />,
      },
      {
        id: 'status',
        header: text('withdrawals.recent.status'),
        cell: ({ status }) => <WithdrawalStatusTag status={status} />,
      },
    ],
    [text],
  );
  return (
    <Card
      padding="none"
      title={text('withdrawals.recent.title')}
      actions={
        <Link href={paths.fundDetails({ tab: 'withdrawal' })} isStrong>
          {text('withdrawals.recent.all')}
        </Link>
      }
    >
      {query.error && !query.data ? (
        <Failed query={query} title={text('withdrawals.recent.failed')} />
      ) : (
        <DataTable
          label={text('withdrawals.recent.table')}
          columns={columns}
          rows={query.data?.list ?? []}
          rowKey={({ trade_no }) => trade_no}
          onRowAction={({ trade_no }) => navigate(paths.fundDetails({ tab: 'withdrawal', detail: trade_no }))}
          isLoading={query.isPending}
          skeletonRows={5}
          surface="none"
          stickyHeader={false}
          empty={<EmptyState title={text('withdrawals.recent.empty')} />}
        />
      )}
    </Card>
  );
}
