import type { DataTableColumn } from '@settlement/design-system/DataTable';
import type { ReactNode } from 'react';
import type { FilterFields } from '#parts/list/filterFields.ts';
import type { ColumnedList, ExportedList, FilteredList, PagedList } from '#parts/list/listOf.ts';

/** What a card says of a movement on a phone, the key fact first. */
export interface MovementCard {
  readonly token: string;
  readonly logo: string;
  readonly lead: ReactNode;
  readonly note: ReactNode;
  readonly tag?: ReactNode;
  /** The number or the other side; the time stands opposite. */
  readonly foot: ReactNode;
  readonly time: number;
}

/** How the rows of one list are shown, on either device. */
export interface MovementView<Row> {
  /** Names the list, with the zone of its times. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** The number that the address names it by. */
  readonly keyOf: (row: Row) => string;
  /** What a screen reader hears on the way through the rows. */
  readonly nameOf: (row: Row) => string;
  readonly cardOf: (row: Row) => MovementCard;
}

/** One of the six lists, what narrows it, and how its rows are shown. */
export interface MovementListProps<Row, Name extends string> {
  readonly list: PagedList<Row> & ColumnedList & ExportedList & FilteredList<Name>;
  readonly view: MovementView<Row>;
  readonly filters: FilterFields<Name>;
}

/** A part of the screen that is there for each of them. */
export type ShowMovements = <Row, Name extends string>(props: MovementListProps<Row, Name>) => ReactNode;
