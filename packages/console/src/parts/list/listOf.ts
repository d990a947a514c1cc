import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import type { Atom, WritableAtom } from 'jotai';
import type { ActiveFilter, Dates, FilterTexts, Paging } from '#kit/list/listSearch.ts';
import type { DownloadOptions } from '#api/client.ts';
import type { Download } from '#api/client.ts';
import type { NavigateOptions } from '#lib/browser/locationSource.ts';
import type { QueryState } from '../loading/QueryView.tsx';

/** A list with filters. `defineList` creates lists of all types in this file. */
export interface FilteredList<Name extends string> {
  readonly activeAtom: Atom<readonly ActiveFilter<Name>[]>;
  readonly ignoredAtom: Atom<readonly ActiveFilter<string>[]>;
  readonly offersFilterAtom: Atom<(name: string) => boolean>;
  readonly datesAtom: Atom<Dates<string>>;
  readonly narrowAtom: WritableAtom<null, [texts: FilterTexts], void>;
  readonly clearAtom: WritableAtom<null, [names?: readonly string[]], void>;
}

export interface ClearableList {
  readonly activeAtom: Atom<readonly unknown[]>;
  readonly clearAtom: WritableAtom<null, [], void>;
}

export interface PagedList<Row> {
  readonly queryAtom: Atom<ListQuery<Row>>;
  readonly pagingAtom: WritableAtom<Paging, [patch: Partial<Paging>, options?: NavigateOptions], void>;
}

/** The query of a page of a list. `isPlaceholderData` is true while the previous page is still shown. */
type ListQuery<Row> = QueryState<{ readonly list: readonly Row[]; readonly total: number }> & {
  readonly isPlaceholderData: boolean;
};

export interface ExportedList {
  readonly queryAtom: Atom<{ readonly data: { readonly total: number } | undefined }>;
  readonly downloadAtom: WritableAtom<
    null,
    [format?: ExportFormat, options?: DownloadOptions],
    Promise<Download>
  >;
}

export interface ColumnedList {
  readonly hiddenColumnsAtom: WritableAtom<readonly string[], [hidden: readonly string[]], void>;
}
