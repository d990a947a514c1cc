import { type Closing, type ClosingToken, balances } from '@settlement/api-mocks/contract/reports';
import { Card } from '@settlement/design-system/Card';
import { DataTable, type DataTableColumn } from '@settlement/design-system/DataTable';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { media } from '@settlement/design-system/tokens';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { isZero, sum } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '../reports.css.ts';
import { useCurrency } from './useReportFormats.ts';

/** The columns of movements. Movements without their own column are in `other`, so that each row adds up. */
const columnsOfMoves = ['received', 'other', 'withdrawn', 'swapped', 'gas'] as const;
type MoveColumn = (typeof columnsOfMoves)[number];
const columnOf: Readonly<Record<string, MoveColumn>> = {
  received: 'received',
  withdrawn: 'withdrawn',
  collected: 'withdrawn',
  transfersOut: 'withdrawn',
  swapped: 'swapped',
  gas: 'gas',
};
const movedIn = ({ movements }: Row, column: MoveColumn): string =>
  sum(movements.filter(({ key }) => (columnOf[key] ?? 'other') === column).map(({ amount }) => amount));

interface Row extends ClosingToken {
  readonly isSum?: boolean;
}

/** Returns the last row of the table: the balances and movements of all tokens in USDT. */
function sumOf({ balance, balance_remainder }: Closing): Row {
  const amountOf = (key: string) => balance.find((figure) => figure.key === key)?.amount ?? '0';
  return {
    token: '',
    logo: '',
    opening: amountOf('opening'),
    movements: balance.filter(({ key }) => !balances.some((one) => one === key)),
    closing: amountOf('closing'),
    price_change: amountOf('priceChange'),
    remainder: balance_remainder,
    isSum: true,
  };
}

const Moved = ({ value }: { readonly value: string }) =>
  isZero(value) ? <Text tone="muted">0</Text> : <Amount value={value} sign="always" />;

interface ClosingCellProps {
  readonly row: Row;
  readonly unit: string;
  readonly valueOf: (usdt: string) => string;
}

/** Renders the closing balance and its value. The last row shows the price change instead of the value. */
function ClosingCell({ row, unit, valueOf }: ClosingCellProps) {
  const text = useText();
  const { closing, closing_usdt: value, price_change: change = '0', isSum } = row;
  return (
    <span className={css.lines}>
      <Amount value={closing} isStrong />
      <span className={css.muted}>
        {isSum ? (
          <>
            {text('reports.figure.priceChange')} <Amount value={change} sign="always" />
          </>
        ) : (
          value !== undefined && row.token !== unit && <Amount value={valueOf(value)} token={unit} />
        )}
      </span>
    </span>
  );
}

function Name({ row }: { readonly row: Row }) {
  const text = useText();
  if (row.isSum) return <Text weight="semibold">{text('reports.tokens.sum')}</Text>;
  return (
    <span className={css.token}>
      <TokenIcon token={row.token} logo={row.logo} size="small" />
      {row.token}
    </span>
  );
}

/** Renders the balances and movements of each token in its units. The last row has the sums in USDT. */
export function TokenTable({ closing }: { readonly closing: Closing }) {
  const text = useText();
  const isNarrow = useMediaQuery(media.belowDesktop);
  const { unit, valueOf } = useCurrency(closing);
  const rows = useMemo<readonly Row[]>(() => [...closing.tokens, sumOf(closing)], [closing]);
  const columns = useMemo<readonly DataTableColumn<Row>[]>(
    () => [
      {
        id: 'token',
        header: text('reports.tokens.token'),
        isRowHeader: true,
        cell: (row) => <Name row={row} />,
      },
      {
        id: 'opening',
        header: text('reports.tokens.opening'),
        align: 'end',
        cell: (row) => <Amount value={row.opening} />,
      },
      ...columnsOfMoves.map((column) => ({
        id: column,
        header: text(`reports.tokens.${column}`),
        align: 'end' as const,
        cell: (row: Row) => <Moved value={movedIn(row, column)} />,
      })),
      {
        id: 'closing',
        header: text('reports.tokens.closing'),
        align: 'end',
        cell: (row) => <ClosingCell row={row} unit={unit} valueOf={valueOf} />,
      },
      {
        id: 'remainder',
        header: text('reports.tokens.unexplained'),
        align: 'end',
        cell: ({ remainder }) => (
          <Text tone={isZero(remainder) ? 'positive' : 'critical'} weight="semibold">
            <Amount value={remainder} />
          </Text>
        ),
      },
    ],
    [text, unit, valueOf],
  );
  if (isNarrow)
    return (
      <Card title={text('reports.tokens.title')} description={text('reports.tokens.text')}>
        <div className={css.cards}>
          {rows.map((row) => (
            <Card key={row.token} padding="m" title={<Name row={row} />} headingLevel={3}>
              <DescriptionList
                items={columns
                  .slice(1)
                  .map(({ id, header, cell }) => ({ id, term: header, detail: cell(row) }))}
              />
            </Card>
          ))}
        </div>
      </Card>
    );
  return (
    <Card padding="none" title={text('reports.tokens.title')} description={text('reports.tokens.text')}>
      <DataTable
        label={text('reports.tokens.title')}
        surface="none"
        density="compact"
        hasStickyHeader={false}
        columns={columns}
        rows={rows}
        rowKey={({ token }) => token}
        rowLevel={({ isSum }) => (isSum ? 2 : 1)}
      />
    </Card>
  );
}
