import { Card } from '@settlement/design-system/Card';
import { DataTable, type DataTableColumn, type DataTableProps } from '@settlement/design-system/DataTable';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Grid } from '@settlement/design-system/Grid';
import { media } from '@settlement/design-system/tokens';
import { type ReactNode, useMemo } from 'react';
import { balances, type Closing, type ClosingToken } from '@settlement/api-mocks/contract/reports';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { useText } from '#i18n/useText.ts';
import { isZero, sum } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '../reports.css.ts';
import { columnOf, moveColumns } from './figures.ts';
import { useCurrency } from './useReportFormats.ts';

interface ReportTableProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'density'> {
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
}

/** Renders a table with a row of sums, whose key is empty. Narrow windows show a card for each row. */
export function ReportTable<Row>({ title, description, actions, ...table }: ReportTableProps<Row>) {
  const isNarrow = useMediaQuery(media.belowDesktop);
  const { columns, rows, rowKey } = table;
  const [name, ...facts] = columns;
  return (
    <Card padding={isNarrow ? 'l' : 'none'} title={title} description={description} actions={actions}>
      {isNarrow ? (
        <Grid minColumn="320px" gap="m">
          {rows.map((row) => (
            <Card key={rowKey(row)} padding="m" title={name?.cell(row)} headingLevel={3}>
              <DescriptionList
                items={facts.map(({ id, header, cell }) => ({ id, term: header, detail: cell(row) }))}
              />
            </Card>
          ))}
        </Grid>
      ) : (
        <DataTable
          {...table}
          label={title}
          surface="none"
          hasStickyHeader={false}
          rowLevel={(row) => (rowKey(row) === '' ? 2 : 1)}
        />
      )}
    </Card>
  );
}

/** Returns the last row of the table: the balances and movements of all tokens in USDT. */
function sumOf({ balance, balance_remainder }: Closing): ClosingToken {
  const amountOf = (key: string) => balance.find((figure) => figure.key === key)?.amount ?? '0';
  return {
    token: '',
    logo: '',
    opening: amountOf('opening'),
    movements: balance.filter(({ key }) => !balances.some((one) => one === key)),
    closing: amountOf('closing'),
    price_change: amountOf('priceChange'),
    remainder: balance_remainder,
  };
}

export const TokenName = ({ token: { token, logo } }: { readonly token: ClosingToken }) => (
  <Inline as="span" canWrap={false}>
    <TokenIcon token={token} logo={logo} size="small" />
    {token}
  </Inline>
);

function Moved({ values }: { readonly values: readonly string[] }) {
  const value = sum(values);
  return isZero(value) ? <Text tone="muted">0</Text> : <Amount value={value} sign="always" />;
}

interface ClosingCellProps {
  readonly row: ClosingToken;
  readonly unit: string;
  readonly valueOf: (usdt: string) => string;
}

/** Renders the closing balance and its value. The last row shows the price change instead of the value. */
function ClosingCell({ row, unit, valueOf }: ClosingCellProps) {
  const text = useText();
  const { token, closing, closing_usdt: value, price_change: change } = row;
  return (
    <span className={css.lines}>
      <Amount value={closing} isStrong />
      {token === '' && (
        <>
          <span className={css.muted}>{text('reports.figure.priceChange')}</span>
          <span className={css.muted}>
            <Amount value={change} sign="always" />
          </span>
        </>
      )}
      {value !== undefined && token !== unit && (
        <span className={css.muted}>
          <Amount value={valueOf(value)} token={unit} />
        </span>
      )}
    </span>
  );
}

/** Renders the balances and movements of each token in its units. The last row has the sums in USDT. */
export function TokenTable({ closing }: { readonly closing: Closing }) {
  const text = useText();
  const { unit, valueOf } = useCurrency(closing);
  const rows = useMemo(() => [...closing.tokens, sumOf(closing)], [closing]);
  const columns = useMemo((): readonly DataTableColumn<ClosingToken>[] => {
    const column = (
      id: 'opening' | 'closing' | 'unexplained' | (typeof moveColumns)[number],
      cell: DataTableColumn<ClosingToken>['cell'],
    ) => ({ id, header: text(`reports.tokens.${id}`), align: 'end' as const, cell });
    return [
      {
        id: 'token',
        header: text('common.column.token'),
        isRowHeader: true,
        cell: (row) =>
          row.token ? <TokenName token={row} /> : <Text weight="semibold">{text('reports.tokens.sum')}</Text>,
      },
      column('opening', ({ opening }) => <Amount value={opening} />),
      ...moveColumns.map((id) =>
        column(id, ({ movements }) => (
          <Moved values={movements.filter(({ key }) => columnOf(key) === id).map(({ amount }) => amount)} />
        )),
      ),
      column('closing', (row) => <ClosingCell row={row} unit={unit} valueOf={valueOf} />),
      column('unexplained', ({ remainder }) => (
        <Text tone={isZero(remainder) ? 'positive' : 'critical'} weight="semibold">
          <Amount value={remainder} />
        </Text>
      )),
    ];
  }, [text, unit, valueOf]);
  return (
    <ReportTable
      title={text('reports.group.token')}
      description={text('reports.tokens.text')}
      density="compact"
      columns={columns}
      rows={rows}
      rowKey={({ token }) => token}
    />
  );
}
