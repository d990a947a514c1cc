import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useMemo } from 'react';
import { useFormats } from '#data/useFormats.ts';
import { useZoneName } from '#data/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { withdrawalBill } from '#lib/withdrawalBill.ts';
import { isStopped } from '#parts/money/useBillLines.tsx';
import { Amount } from '#parts/Amount.tsx';
import { WithdrawalStatusTag } from '#parts/MovementTags.tsx';
import { ShortName } from '#parts/ShortName.tsx';
import * as css from '#features/funds/funds.css.ts';
import type { MovementView } from '../view.ts';
import { columnsOf } from './columns.tsx';

/** What went to addresses outside. */
export function useWithdrawalView(): MovementView<Withdrawal> {
  const text = useText();
  const { amount } = useFormats();
  const zone = useZoneName();
  return useMemo(() => {
    const columns = columnsOf(text);
    return {
      label: text('funds.list.withdrawal', { zone }),
      keyOf: ({ trade_no }) => trade_no,
      nameOf: (row) =>
        text('funds.list.open', {
          what: `${text('funds.tab.withdrawal')} ${amount(row.amount)} ${row.token}`,
        }),
      columns: [
        columns.time,
        columns.number,
        columns.asset,
        {
          id: 'amount',
          header: text('funds.column.amount'),
          cell: (row) => <Amount value={row.amount} token={row.token} isStrong />,
          align: 'end',
          skeletonWidth: '128px',
        },
        {
          id: 'actual',
          header: text('funds.column.actual'),
          cell: (row) => {
            if (isStopped(row))
              return (
                <span className={css.stackedEnd}>
                  {text('money.bill.nothing')}
                  <span className={css.word}>{text('money.bill.returned')}</span>
                </span>
              );
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
            <span className={css.stacked}>
              <TruncatedId value={row.address} />
              {row.label === '' ? null : (
                <span className={css.word}>
                  <ShortName>{row.label}</ShortName>
                </span>
              )}
            </span>
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
    };
  }, [text, zone, amount]);
}
