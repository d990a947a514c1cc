import type { Expense } from '@settlement/api-mocks/contract/funds';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { GAS_TOKEN } from '#data/expenses.ts';
import { useText } from '#i18n/useText.ts';
import { useFacts } from '../useFacts.tsx';
import { MovementHeader } from '../MovementHeader.tsx';
import { MovementTimeline } from '../MovementTimeline.tsx';
import { bookedStep } from '../steps.ts';
import { MovementLink } from './MovementLink.tsx';

export function GasDetails({ row }: { readonly row: Expense }) {
  const text = useText();
  const facts = useFacts();
  const { token, chain } = row.currency;
  return (
    <Stack gap="l">
      <MovementHeader token={GAS_TOKEN} logo="" amount={`-${row.amount}`} isSigned />
      <MovementTimeline steps={bookedStep(row.created_time)} />
      <DescriptionList
        items={[
          facts.number(text('funds.column.number'), row.id),
          facts.plain(text('funds.column.network'), `${token} · ${chain}`),
          facts.plain(text('funds.column.orders'), String(row.order_count ?? '—')),
          facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
          facts.time(text('funds.column.time'), row.created_time),
          facts.zone(),
        ]}
      />
      <MovementLink number={row.id} />
    </Stack>
  );
}
