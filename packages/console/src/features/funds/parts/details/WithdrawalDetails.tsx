import {
  withdrawalSource,
  withdrawalStatus,
  workOrderType,
} from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/workOrderHref.ts';
import { WithdrawalStatusTag } from '#parts/MovementTags.tsx';
import { CancelWithdrawal } from '#parts/money/CancelWithdrawal.tsx';
import { useBillLines } from '#parts/money/useBillLines.tsx';
import { withdrawalReceipt } from '#parts/receipt/receipt.ts';
import { ReceiptButton } from '#parts/receipt/ReceiptButton.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementHeader } from '../MovementHeader.tsx';
import { MovementTimeline } from '../MovementTimeline.tsx';
import { withdrawalSteps } from '../steps.ts';
import { MovementLink } from './MovementLink.tsx';
import { networkName } from '#parts/networkName.ts';

type SourceCode = CodeOf<typeof withdrawalSource>;
const isSource = (code: number): code is SourceCode =>
  Object.values(withdrawalSource).some((known) => known === code);

/** How far a withdrawal has come, where it goes, and the way back while there is one. */
export function WithdrawalDetails({ row }: { readonly row: Withdrawal }) {
  const text = useText();
  const facts = useFacts();
  const billLines = useBillLines();
  const { source } = row;
  return (
    <Stack gap="l">
      <MovementHeader
        token={row.token}
        logo={row.logo}
        amount={row.amount}
        usdt={row.usdt_amount}
        tag={<WithdrawalStatusTag status={row.status} />}
      />
      <MovementTimeline steps={withdrawalSteps(row)} />
      <CancelWithdrawal withdrawal={row} isOpen={row.status === withdrawalStatus.auditing} />
      {row.status === withdrawalStatus.accomplish && (
        <Inline gap="s">
          <ReceiptButton of={withdrawalReceipt(row)} />
        </Inline>
      )}
      <DescriptionList
        items={[
          facts.number(text('funds.column.number'), row.trade_no),
          facts.plain(text('funds.column.asset'), `${row.token} · ${networkName(text, row)}`),
          ...billLines(row),
          facts.address(text('funds.column.address'), row.address),
          ...(row.label === '' ? [] : [facts.plain(text('funds.detail.label'), row.label)]),
          ...(row.memo === '' ? [] : [facts.number(text('funds.detail.memo'), row.memo)]),
          facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
          facts.plain(
            text('funds.detail.source'),
            isSource(source)
              ? text(`funds.source.${source}`)
              : text('common.status.unknown', { code: source }),
          ),
          facts.time(text('funds.step.submitted'), row.created_time),
          facts.time(text('funds.detail.finished'), row.finish_time),
          facts.zone(),
        ]}
      />
      <MovementLink number={row.trade_no} />
      <Link
        href={workOrderHref({
          type: workOrderType.withdrawal,
          trade_no: row.trade_no,
          chain: row.chain,
          txid: row.txid,
        })}
      >
        {text('funds.detail.support')}
      </Link>
    </Stack>
  );
}
