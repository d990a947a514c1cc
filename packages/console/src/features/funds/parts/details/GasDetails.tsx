import type { Expense } from '@settlement/api-mocks/contract/funds';
import { GAS_TOKEN } from '#data/expenses.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import { useFacts } from '../useFacts.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import { bookedStep } from '../steps.ts';

export function GasDetails({ row }: { readonly row: Expense }) {
  const text = useText();
  const facts = useFacts();
  const offers = useOffers();
  const { token, chain } = row.currency;
  return (
    <MovementDetails
      token={GAS_TOKEN}
      logo=""
      amount={`-${row.amount}`}
      isSigned
      steps={bookedStep(row.created_time)}
      number={row.id}
      facts={[
        facts.number(text('funds.column.trade_no'), row.id),
        facts.plain(text('funds.column.network'), `${token} · ${chain}`),
        ...(offers('payments')
          ? [
              facts.plain(text('funds.column.order_count'), String(row.order_count ?? '—')),
              facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
            ]
          : []),
        facts.time(text('funds.column.created_time'), row.created_time),
      ]}
    />
  );
}
