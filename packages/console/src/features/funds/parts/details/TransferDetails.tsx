import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import type { Transfer } from '@settlement/api-mocks/contract/transfers';
import { useText } from '#i18n/useText.ts';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import { bookedStep } from '../steps.ts';
import { counterparty } from '../views/useTransferView.tsx';
import { directionText } from '../fundTexts.ts';
import { networkName } from '#parts/values/networkName.ts';

export function TransferDetails({ row }: { readonly row: Transfer }) {
  const text = useText();
  const facts = useFacts();
  return (
    <MovementDetails
      token={row.token}
      logo={row.logo}
      amount={row.direction === movementDirection.in ? row.amount : `-${row.amount}`}
      isSigned
      tag={<ProgressTag progress={row.progress} />}
      steps={bookedStep(row.created_time)}
      number={row.trade_no}
      facts={[
        facts.number(text('funds.column.trade_no'), row.trade_no),
        facts.plain(text('funds.column.direction'), directionText(text, row.direction)),
        facts.plain(text('funds.column.name_mask'), counterparty(row)),
        facts.plain(text('funds.column.asset'), `${row.token} · ${networkName(text, row)}`),
        facts.plain(text('funds.column.remark'), row.remark),
        facts.time(text('funds.column.created_time'), row.created_time),
      ]}
    />
  );
}
