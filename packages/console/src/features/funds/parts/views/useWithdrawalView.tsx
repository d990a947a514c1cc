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
import { Moment } from '#parts/Moment.tsx';
import { ShortName } from '#parts/ShortName.tsx';
import * as css from '#features/funds/funds.css.ts';
import { AssetOnChain } from '../AssetOnChain.tsx';
import type { MovementView } from '../view.ts';

/** What went to addresses outside. */
export function useWithdrawalView(): MovementView<Withdrawal> {
  const text = useText();
  const { amount } = useFormats();
  const zone = useZoneName();
  return useMemo(
    () => ({
      label: text('funds.list.withdrawal', { zone }),
      keyOf: ({ trade_no }) => trade_no,
      nameOf: (row) =>
        text('funds.list.open', {
          what: `${text('funds.tab.withdrawal')} ${amount(row.amount)} ${row.token}`,
        }),
      columns: [
        {
          id: 'time',
          header: text('funds.column.time'),
          cell: (row) => <Moment seconds={row.created_time} />,
          skeletonWidth: '136px',
        },
        {
          id: 'number',
          header: text('funds.column.number'),
          cell: (row) => <TruncatedId value={row.trade_no} />,
          isRowHeader: true,
          skeletonWidth: '96px',
        },
        {
          id: 'asset',
          header: text('funds.column.asset'),
          cell: (row) => <AssetOnChain {...row} />,
          skeletonWidth: '104px',
        },
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
        {
          id: 'status',
          header: text('funds.column.status'),
          cell: (row) => <WithdrawalStatusTag status={row.status} />,
          skeletonWidth: '84px',
        },
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
        {
          id: 'txid',
          header: text('funds.column.txid'),
          cell: (row) => (row.txid === '' ? '—' : <TruncatedId value={row.txid} />),
          skeletonWidth: '104px',
        },
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
    }),
    [text, zone, amount],
  );
}
