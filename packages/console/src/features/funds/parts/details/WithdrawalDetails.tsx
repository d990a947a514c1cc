import {
  withdrawalSource,
  withdrawalStatus,
  workOrderType,
} from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { Inline } from '@settlement/design-system/Inline';
import { useText } from '#i18n/useText.ts';
import { WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { CancelWithdrawal } from '#parts/money/CancelWithdrawal.tsx';
import { useBillLines } from '#parts/money/billLines.tsx';
import { withdrawalReceipt } from '#parts/receipt/receipt.ts';
import { ReceiptButton } from '#parts/receipt/ReceiptButton.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import { withdrawalSteps } from '../steps.ts';
import { networkName } from '#parts/values/networkName.ts';
import { SupportLink } from '#parts/brand/SupportLink.tsx';
const isSource = (code: number): code is CodeOf<typeof withdrawalSource> =>
  Object.values(withdrawalSource).some((known) => known === code);

export function WithdrawalDetails({ row }: { readonly row: Withdrawal }) {
  const text = useText();
  const facts = useFacts();
  const billLines = useBillLines();
  const { source } = row;
  return (
    <MovementDetails
      token={row.token}
      logo={row.logo}
      amount={row.amount}
      usdt={row.usdt_amount}
      tag={<WithdrawalStatusTag status={row.status} />}
      steps={withdrawalSteps(row)}
      number={row.trade_no}
      facts={[
        facts.number(text('funds.column.trade_no'), row.trade_no),
        facts.plain(text('funds.column.asset'), `${row.token} · ${networkName(text, row)}`),
        ...billLines(row),
        facts.address(text('funds.column.address'), row.address),
        ...(row.label === '' ? [] : [facts.plain(text('funds.detail.label'), row.label)]),
        ...(row.memo === '' ? [] : [facts.number(text('funds.detail.memo'), row.memo)]),
        facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
        facts.plain(
          text('funds.detail.source'),
          isSource(source) ? text(`funds.source.${source}`) : text('common.status.unknown', { code: source }),
        ),
        facts.time(text('funds.step.submitted'), row.created_time),
        facts.time(text('funds.detail.finished'), row.finish_time),
      ]}
      foot={
        <SupportLink
          type={workOrderType.withdrawal}
          trade_no={row.trade_no}
          chain={row.chain}
          txid={row.txid}
        >
          {text('funds.detail.support')}
        </SupportLink>
      }
    >
      <CancelWithdrawal withdrawal={row} isOpen={row.status === withdrawalStatus.auditing} />
      {row.status === withdrawalStatus.accomplish && (
        <Inline gap="s">
          <ReceiptButton of={withdrawalReceipt(row)} />
        </Inline>
      )}
    </MovementDetails>
  );
}
