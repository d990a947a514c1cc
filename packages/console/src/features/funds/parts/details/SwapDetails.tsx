import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { formatRate } from '#i18n/rates.ts';
import { useText } from '#i18n/useText.ts';
import { isCanceledSwap, useSwapBillLines } from '#parts/money/useSwapBillLines.tsx';
import { ProgressTag } from '#parts/MovementTags.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementHeader } from '../MovementHeader.tsx';
import { MovementTimeline } from '../MovementTimeline.tsx';
import { bookedStep, swapSteps } from '../steps.ts';
import { rateText } from '../views/useSwapView.tsx';
import { MovementLink } from './MovementLink.tsx';

export function SwapDetails({ row }: { readonly row: StreamEntry }) {
  const text = useText();
  const facts = useFacts();
  const billLines = useSwapBillLines();
  const { swap } = row;
  // What came of it; of a canceled swap, what came back.
  const side = swap && (isCanceledSwap(swap) ? swap.from : swap.to);
  return (
    <Stack gap="l">
      <MovementHeader
        token={side?.token ?? row.token}
        logo={side?.logo ?? row.logo}
        amount={side?.amount ?? row.amount}
        tag={swap && <ProgressTag progress={swap.progress} />}
      />
      <MovementTimeline steps={swap ? swapSteps(swap, row.created_time) : bookedStep(row.created_time)} />
      <DescriptionList
        items={[
          facts.number(text('funds.column.number'), row.ref_no),
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
          facts.zone(),
        ]}
      />
      <MovementLink number={row.ref_no} />
    </Stack>
  );
}
