import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { ProgressTag } from '#parts/MovementTags.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementHeader } from '../MovementHeader.tsx';
import { MovementTimeline } from '../MovementTimeline.tsx';
import { rechargeSteps } from '../steps.ts';
import { MovementLink } from './MovementLink.tsx';
import { networkName } from '#parts/networkName.ts';

export function RechargeDetails({ row }: { readonly row: Recharge }) {
  const text = useText();
  const facts = useFacts();
  return (
    <Stack gap="l">
      <MovementHeader
        token={row.token}
        logo={row.logo}
        amount={row.amount}
        usdt={row.usdt_amount}
        tag={<ProgressTag progress={row.progress} />}
      />
      <MovementTimeline steps={rechargeSteps(row)} />
      <DescriptionList
        items={[
          facts.number(text('funds.column.number'), row.trade_no),
          facts.plain(text('funds.column.asset'), `${row.token} · ${networkName(text, row)}`),
          facts.address(text('funds.column.from'), row.from_address),
          facts.address(text('funds.column.to'), row.to_address),
          facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
          facts.time(text('funds.step.detected'), row.created_time),
          facts.time(text('funds.step.credited'), row.confirmation_time),
          facts.zone(),
        ]}
      />
      <MovementLink number={row.trade_no} />
    </Stack>
  );
}
