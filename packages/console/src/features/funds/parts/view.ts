import type { ReactNode } from 'react';
import type { FilterFields } from '#parts/list/filterFields.ts';
import type { ListColumn } from '#parts/list/knownColumns.ts';
import type { ColumnedList, ExportedList, FilteredList, PagedList } from '#parts/list/listOf.ts';

export interface MovementCard {
  readonly token: string;
  readonly logo: string;
  readonly lead: ReactNode;
  readonly note: ReactNode;
  readonly tag?: ReactNode;
  readonly foot: ReactNode;
  readonly time: number;
}

export interface MovementView<Row> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly whatOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly cardOf: (row: Row) => MovementCard;
}

export interface MovementListProps<Row, Name extends string> {
  readonly list: PagedList<Row> & ColumnedList & Pick<ExportedList, 'downloadAtom'> & FilteredList<Name>;
  readonly view: MovementView<Row>;
  readonly filters: FilterFields<Name>;
}

export type ShowMovements = <Row, Name extends string>(props: MovementListProps<Row, Name>) => ReactNode;
