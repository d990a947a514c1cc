import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import { useText } from '#i18n/useText.ts';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import { rechargeSteps } from '../steps.ts';
import { networkName } from '#parts/values/networkName.ts';

export function RechargeDetails({ row }: { readonly row: Recharge }) {
  const text = useText();
  const facts = useFacts();
  return (
    <MovementDetails
      token={row.token}
      logo={row.logo}
      amount={row.amount}
      usdt={row.usdt_amount}
      tag={<ProgressTag progress={row.progress} />}
      steps={rechargeSteps(row)}
      number={row.trade_no}
      facts={[
        facts.number(text('funds.column.trade_no'), row.trade_no),
        facts.plain(text('funds.column.asset'), `${row.token} · ${networkName(text, row)}`),
        facts.address(text('funds.column.from_address'), row.from_address),
        facts.address(text('funds.column.to_address'), row.to_address),
        facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
        facts.time(text('funds.step.detected'), row.created_time),
        facts.time(text('funds.step.credited'), row.confirmation_time),
      ]}
    />
  );
}
