import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useMemo } from 'react';
import { useFormats } from '#data/useFormats.ts';
import { useZoneName } from '#data/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { isZero } from '#lib/money.ts';
import { Amount } from '#parts/Amount.tsx';
import { ShortName } from '#parts/ShortName.tsx';
import * as css from '#features/funds/funds.css.ts';
import { RelatedNumber } from '../RelatedNumber.tsx';
import { SignedAmount } from '../SignedAmount.tsx';
import type { MovementView } from '../view.ts';
import { columnsOf } from './columns.tsx';
import { directionText, isHoldType, typeText } from '../fundTexts.ts';

/** Every movement of every balance. */
export function useStreamView(): MovementView<StreamEntry> {
  const text = useText();
  const { amount } = useFormats();
  const zone = useZoneName();
  return useMemo(() => {
    const columns = columnsOf(text);
    return {
      label: text('funds.list.all', { zone }),
      keyOf: ({ serial_no }) => serial_no,
      nameOf: (row) =>
        text('funds.list.open', {
          what: `${typeText(text, row.type)} ${isHoldType(row.type) ? '' : `${directionText(text, row.direction)} `}${amount(row.amount)} ${row.token}`,
        }),
      columns: [
        columns.time,
        {
          id: 'serial',
          header: text('funds.column.serial'),
          cell: (row) => <TruncatedId value={row.serial_no} />,
          isRowHeader: true,
          skeletonWidth: '96px',
        },
        {
          id: 'type',
          header: text('funds.column.type'),
          cell: (row) => typeText(text, row.type),
          skeletonWidth: '72px',
        },
        columns.asset,
        {
          id: 'amount',
          header: text('funds.column.amount'),
          cell: (row) => (
            <span className={css.stackedEnd}>
              <SignedAmount direction={row.direction} value={row.amount} token={row.token} type={row.type} />
              <span className={css.word}>
                ≈ <Amount value={row.usdt_amount} token="USDT" />
              </span>
            </span>
          ),
          align: 'end',
          skeletonWidth: '156px',
        },
        {
          id: 'fee',
          header: text('funds.column.fee'),
          cell: (row) => (isZero(row.fee) ? '—' : <Amount value={row.fee} token={row.token} />),
          align: 'end',
          skeletonWidth: '88px',
        },
        {
          id: 'after',
          header: text('funds.column.after'),
          cell: (row) => <Amount value={row.balance_after} token={row.token} />,
          align: 'end',
          skeletonWidth: '128px',
        },
        {
          id: 'related',
          header: text('funds.column.related'),
          cell: (row) => (
            <span className={css.stacked}>
              <RelatedNumber entry={row} />
              {row.remark === '' ? null : (
                <span className={css.word}>
                  <ShortName>{row.remark}</ShortName>
                </span>
              )}
            </span>
          ),
          skeletonWidth: '96px',
        },
      ],
      cardOf: (row) => ({
        token: row.token,
        logo: row.logo,
        lead: <SignedAmount direction={row.direction} value={row.amount} token={row.token} type={row.type} />,
        note: `${typeText(text, row.type)} · ${row.chain}`,
        foot: text('funds.card.after', { amount: amount(row.balance_after) }),
        time: row.created_time,
      }),
    };
  }, [text, zone, amount]);
}
