import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { formatRate } from '../../../../i18n/rates.ts';
import { useText } from '../../../../i18n/useText.ts';
import { ProgressTag } from '../../../../parts/MovementTags.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementHeader } from '../MovementHeader.tsx';
import { MovementTimeline } from '../MovementTimeline.tsx';
import { bookedStep, swapSteps } from '../steps.ts';
import { rateText } from '../views/useSwapView.tsx';
import { MovementLink } from './MovementLink.tsx';

export function SwapDetails({ row }: { readonly row: StreamEntry }) {
  const text = useText();
  const facts = useFacts();
  const { swap } = row;
  return (
    <Stack gap="l">
      <MovementHeader
        token={swap?.to.token ?? row.token}
        logo={swap?.to.logo ?? row.logo}
        amount={swap?.to.amount ?? row.amount}
        usdt={row.usdt_amount}
        tag={swap && <ProgressTag progress={swap.progress} />}
      />
      <MovementTimeline steps={swap ? swapSteps(swap, row.created_time) : bookedStep(row.created_time)} />
      <DescriptionList
        items={[
          facts.number(text('funds.column.number'), row.ref_no),
          ...(swap
            ? [
                facts.plain(text('funds.detail.given'), `${swap.from.token} · ${swap.from.chain}`),
                facts.amount(text('funds.detail.givenAmount'), swap.from.amount, swap.from.token),
                facts.plain(text('funds.detail.got'), `${swap.to.token} · ${swap.to.chain}`),
                facts.plain(text('funds.column.rate'), rateText(text, formatRate, swap)),
                facts.amount(text('funds.column.fee'), swap.fee, swap.to.token),
                facts.amount(text('funds.column.received'), swap.to.amount, swap.to.token, true),
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
