import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { formatRate } from '#i18n/rates.ts';
import { useText } from '#i18n/useText.ts';
import { isCanceledSwap, useSwapBillLines } from '#parts/money/billLines.tsx';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import { bookedStep, swapSteps } from '../steps.ts';
import { rateText } from '../views/useSwapView.tsx';

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
              facts.plain(text('funds.detail.given'), `${swap.from.token} · ${swap.from.chain}`),
              facts.worth(
                text('funds.detail.givenAmount'),
                swap.from.amount,
                swap.from.token,
                row.usdt_amount,
              ),
              facts.plain(text('funds.detail.got'), `${swap.to.token} · ${swap.to.chain}`),
              facts.plain(text('funds.column.rate'), rateText(text, formatRate, swap)),
              ...billLines(swap),
              facts.time(text('funds.detail.finished'), swap.finish_time),
            ]
          : []),
        facts.time(text('funds.step.ordered'), row.created_time),
      ]}
    />
  );
}
