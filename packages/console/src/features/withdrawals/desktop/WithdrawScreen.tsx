import { Card } from '@settlement/design-system/Card';
import { media } from '@settlement/design-system/tokens';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { WithdrawBlocked } from '../parts/WithdrawBlocked.tsx';
import { LatestMovements } from '#parts/money/LatestMovements.tsx';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { ContinueButton } from '#parts/money/ContinueButton.tsx';
import { AfterRecipients, HowMuchStep, WhoStep, missingFields } from '../parts/Steps.tsx';
import { Receipt } from '../parts/Receipt.tsx';
import { Form } from '#kit/form/Form.tsx';
import { useWithdrawalForm } from '../parts/useWithdrawalForm.ts';
import { Link } from '@settlement/design-system/Link';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { recentWithdrawalsQueryAtom } from '#data/withdrawals.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { Recipient } from '../parts/Recipient.tsx';

export function WithdrawScreen() {
  const text = useText();
  const withdrawal = useWithdrawalForm();
  const { form } = withdrawal;
  // At 400% zoom, a desktop window is too narrow for text buttons next to the address (WCAG 1.4.10).
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
              <ContinueButton
                missing={missingFields(text, withdrawal)}
                isPending={form.isPending}
                isDisabled={withdrawal.lacksCost || withdrawal.isClosed}
              >
                {text('verification.continue')}
              </ContinueButton>
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
  return (
    <LatestMovements
      title={text('withdrawals.recent.title')}
      href={paths.fundDetails({ tab: 'withdrawal' })}
      query={useAtomValue(recentWithdrawalsQueryAtom)}
      failedTitle={text('withdrawals.recent.failed')}
      emptyText={text('funds.empty.withdrawal')}
      rowsOf={({ list }) =>
        list.map((row) => ({
          id: row.trade_no,
          facts: (
            <>
              <Link href={paths.fundDetails({ tab: 'withdrawal', detail: row.trade_no })} isStrong>
                <Amount value={row.amount} token={row.token} />
              </Link>
              <Text size="small">
                <Recipient {...row} />
              </Text>
              {row.reason !== '' && (
                <Text size="small" tone="muted">
                  {row.reason}
                </Text>
              )}
            </>
          ),
          status: <WithdrawalStatusTag status={row.status} />,
        }))
      }
    />
  );
}
