import type { DataTableColumn } from '@settlement/design-system/DataTable';
import type { ReactNode } from 'react';
import type { QueryState } from '../../../parts/QueryView.tsx';

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

export interface MovementListProps<Row> {
  readonly view: MovementView<Row>;
  readonly query: QueryState<{ readonly list: readonly Row[]; readonly total: number }> & {
    readonly isPlaceholderData: boolean;
  };
}
