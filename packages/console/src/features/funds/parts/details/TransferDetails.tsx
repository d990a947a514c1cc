import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import type { Transfer } from '@settlement/api-mocks/contract/transfers';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { ProgressTag } from '#parts/MovementTags.tsx';
import { useFacts } from '../useFacts.tsx';
import { MovementHeader } from '../MovementHeader.tsx';
import { MovementTimeline } from '../MovementTimeline.tsx';
import { bookedStep } from '../steps.ts';
import { counterparty } from '../views/useTransferView.tsx';
import { directionText } from '../fundTexts.ts';
import { MovementLink } from './MovementLink.tsx';
import { networkName } from '#parts/networkName.ts';

export function TransferDetails({ row }: { readonly row: Transfer }) {
  const text = useText();
  const facts = useFacts();
  return (
    <Stack gap="l">
      <MovementHeader
        token={row.token}
        logo={row.logo}
        amount={row.direction === movementDirection.in ? row.amount : `-${row.amount}`}
        isSigned
        tag={<ProgressTag progress={row.progress} />}
      />
      <MovementTimeline steps={bookedStep(row.created_time)} />
      <DescriptionList
        items={[
          facts.number(text('funds.column.number'), row.trade_no),
          facts.plain(text('funds.column.direction'), directionText(text, row.direction)),
          facts.plain(text('funds.column.counterparty'), counterparty(row)),
          facts.plain(text('funds.column.asset'), `${row.token} · ${networkName(text, row)}`),
          facts.plain(text('funds.column.remark'), row.remark),
          facts.time(text('funds.column.time'), row.created_time),
          facts.zone(),
        ]}
      />
      <MovementLink number={row.trade_no} />
    </Stack>
  );
}
