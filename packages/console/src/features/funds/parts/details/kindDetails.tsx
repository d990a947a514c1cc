import {
  movementDirection,
  withdrawalSource,
  withdrawalStatus,
  workOrderType,
} from '@settlement/api-mocks/contract/enumerations';
import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { Inline } from '@settlement/design-system/Inline';
import { serialOf } from '#data/funds.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { add, subtract } from '#lib/money/money.ts';
import { networkName } from '#parts/values/networkName.ts';
import { formatRate } from '#i18n/rates.ts';
import { isCanceledSwap, useBillLines, useSwapBillLines } from '#parts/money/billLines.tsx';
import { ProgressTag, WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { CancelWithdrawal } from '#parts/money/CancelWithdrawal.tsx';
import { withdrawalReceipt } from '#parts/receipt/receipt.ts';
import { ReceiptButton } from '#parts/receipt/ReceiptButton.tsx';
import { SupportLink } from '#parts/brand/SupportLink.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import { directionText, holdText, isHoldType, relatedHref, typeText } from '../fundTexts.tsx';
import { bookedStep, swapSteps, withdrawalSteps } from '#parts/money/movementSteps.ts';
import { rateText } from '../views/useSwapView.tsx';
import { codeText } from '#parts/values/codes.ts';

export function StreamDetails({ row }: { readonly row: StreamEntry }) {
  const text = useText();
  const facts = useFacts();
  const paths = usePaths();
  const isIn = row.direction === movementDirection.in;
  const before = isIn ? subtract(row.balance_after, row.amount) : add(row.balance_after, row.amount);
  const href = relatedHref(row, paths);
  return (
    <MovementDetails
      token={row.token}
      logo={row.logo}
      amount={isIn ? row.amount : `-${row.amount}`}
      isSigned
      usdt={row.usdt_amount}
      steps={bookedStep(row.created_time)}
      facts={[
        facts.number(text('funds.column.serial_no'), serialOf(row)),
        facts.plain(text('common.column.type'), typeText(text, row.type)),
        facts.plain(
          text('funds.column.direction'),
          isHoldType(row.type) ? holdText(text, row.type) : directionText(text, row.direction),
        ),
        facts.plain(
          text('funds.filter.id'),
          row.chain === undefined
            ? row.token
            : `${row.token} · ${networkName(text, { chain: row.chain, net_work: row.net_work })}`,
        ),
        facts.amount(text('funds.detail.before'), before, row.token),
        facts.amount(text('funds.column.balance_after'), row.balance_after, row.token, true),
        facts.amount(text('funds.column.fee'), row.fee, row.token),
        ...(row.price === undefined ? [] : [facts.rate(text('funds.detail.price'), row.price, 'USDT')]),
        facts.number(text('funds.column.ref_no'), row.ref_no),
        facts.plain(text('funds.column.remark'), row.remark),
        facts.time(text('funds.column.created_time'), row.created_time),
      ]}
      foot={
        href === undefined ? null : (
          <ButtonLink href={href} variant="outline">
            {text('funds.detail.openRelated')}
          </ButtonLink>
        )
      }
    />
  );
}

export function SwapDetails({ row }: { readonly row: StreamEntry }) {
  const text = useText();
  const facts = useFacts();
  const billLines = useSwapBillLines();
  const { swap } = row;
  // A canceled swap returns the given amount, so there is no received amount.
  const side = swap && (isCanceledSwap(swap) ? swap.from : swap.to);
  return (
    <MovementDetails
      token={side?.token ?? row.token}
      logo={side?.logo ?? row.logo}
      amount={side?.amount ?? row.amount}
      tag={swap && <ProgressTag progress={swap.progress} />}
      steps={swap ? swapSteps(swap, row.created_time) : bookedStep(row.created_time)}
      number={row.ref_no}
      facts={[
        facts.number(text('funds.column.trade_no'), row.ref_no),
        ...(swap
          ? [
              facts.plain(text('swap.from'), `${swap.from.token} · ${swap.from.chain}`),
              facts.worth(
                text('funds.column.from_amount'),
                swap.from.amount,
                swap.from.token,
                row.usdt_amount,
              ),
              facts.plain(text('swap.to'), `${swap.to.token} · ${swap.to.chain}`),
              facts.plain(text('funds.column.rate'), rateText(text, formatRate, swap)),
              ...billLines(swap),
              facts.time(text('funds.column.finish_time'), swap.finish_time),
            ]
          : []),
        facts.time(text('funds.step.submitted'), row.created_time),
      ]}
    />
  );
}

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
        facts.plain(text('funds.filter.id'), `${row.token} · ${networkName(text, row)}`),
        ...billLines(row),
        facts.address(text('common.column.address'), row.address),
        ...(row.label === '' ? [] : [facts.plain(text('funds.column.label'), row.label)]),
        ...(row.memo === '' ? [] : [facts.number(text('common.column.memo'), row.memo)]),
        facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
        facts.plain(
          text('funds.detail.source'),
          codeText(text, source, withdrawalSource, (known) => `funds.source.${known}`),
        ),
        facts.time(text('funds.step.submitted'), row.created_time),
        facts.time(text('funds.column.finish_time'), row.finish_time),
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
