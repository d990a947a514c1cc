import { Card } from '@settlement/design-system/Card';
import { DataTable, type DataTableProps } from '@settlement/design-system/DataTable';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Grid } from '@settlement/design-system/Grid';
import { media } from '@settlement/design-system/tokens';
import type { ReactNode } from 'react';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';

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
