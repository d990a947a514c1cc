import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { withdrawalBill } from '#lib/money/withdrawalBill.ts';
import { isStopped } from '#parts/money/useBillLines.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import { WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import * as css from '#features/funds/funds.css.ts';
import { viewOf, Noted, NothingReceived } from './columns.tsx';

export const useWithdrawalView = viewOf<Withdrawal>('withdrawal', ({ text, amount, columns }) => ({
  keyOf: ({ trade_no }) => trade_no,
  whatOf: (row) => `${text('funds.tab.withdrawal')} ${amount(row.amount)} ${row.token}`,
  columns: [
    columns.time,
    columns.number,
    columns.asset,
    columns.amount,
    {
      id: 'actual',
      header: text('funds.column.actual_amount'),
      cell: (row) => {
        if (isStopped(row)) return <NothingReceived text={text} token={row.token} />;
        const bill = withdrawalBill(row);
        return (
          <span className={css.stackedEnd}>
            <Amount value={bill.received} exact={row.actual_amount} token={row.token} />
            <span className={css.word}>
              {text('funds.column.fee')} <Amount value={bill.fee} exact={row.fee} token={row.token} />
            </span>
          </span>
        );
      },
      align: 'end',
      skeletonWidth: '128px',
    },
    { ...columns.status, cell: (row) => <WithdrawalStatusTag status={row.status} /> },
    {
      id: 'address',
      header: text('funds.column.address'),
      cell: (row) => (
        <Noted note={row.label}>
          <TruncatedId value={row.address} />
        </Noted>
      ),
      skeletonWidth: '104px',
    },
    columns.txid,
  ],
  cardOf: (row) => ({
    token: row.token,
    logo: row.logo,
    lead: <Amount value={row.amount} token={row.token} isStrong />,
    note: row.label === '' ? row.chain : `${row.chain} · ${row.label}`,
    tag: <WithdrawalStatusTag status={row.status} />,
    foot: <TruncatedId value={row.address} />,
    time: row.created_time,
  }),
}));
