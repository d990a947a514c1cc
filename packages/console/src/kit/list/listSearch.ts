import {
  choiceParam,
  dayParam,
  namesOf,
  pageParam,
  patchUrlState,
  readUrlState,
  setTexts,
  type UrlSchema,
  withoutParams,
} from '#lib/address/urlState.ts';

/** The choices for the number of rows per page (specification §9). */
export const pageSizes = [10, 20] as const;
type PageSize = (typeof pageSizes)[number];

export const pageCountOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

export interface Dates<R extends string> {
  range: R;
  /** The first and the last day of the range `days`, in the merchant's time zone. */
  from: string | undefined;
  to: string | undefined;
}

export interface Paging {
  current: number;
  pageSize: PageSize;
}

export type ListValues<V, R extends string, X> = V & Dates<R> & Paging & X;
export type ListPatch<V, R extends string, X> = Partial<V> & Partial<Dates<R>> & Partial<Paging> & Partial<X>;

export interface ActiveFilter<Name extends string> {
  readonly name: Name | 'range';
  readonly text: string;
}

export interface ListParams<V, R extends string, X> {
  readonly filters: UrlSchema<V>;
  readonly dates: UrlSchema<Dates<R>>;
  readonly paging: UrlSchema<Paging>;
  readonly others: UrlSchema<X>;
}

export interface ListParts<V, R extends string, X> {
  readonly filters: UrlSchema<V>;
  /** `dayRanges`, `hourRanges` or `noRanges`. The first range is the default. */
  readonly ranges: readonly [R, ...R[]];
  /** The default number of rows per page. Use 10 unless specification §9 states another number. */
  readonly pageSize: PageSize;
  readonly others: UrlSchema<X>;
}

export function listParams<V extends object, R extends string, X extends object>({
  filters,
  ranges,
  pageSize,
  others,
}: ListParts<V, R, X>): ListParams<V, R, X> {
  return {
    filters,
    dates: { range: choiceParam<R>(ranges, ranges[0]), from: dayParam(), to: dayParam() },
    paging: { current: pageParam(), pageSize: choiceParam(pageSizes, pageSize) },
    others,
  };
}

export function readList<V extends object, R extends string, X extends object>(
  { filters, dates, paging, others }: ListParams<V, R, X>,
  search: string,
): ListValues<V, R, X> {
  return {
    ...readUrlState(filters, search),
    ...readUrlState(dates, search),
    ...readUrlState(paging, search),
    ...readUrlState(others, search),
  };
}

export function patchList<V extends object, R extends string, X extends object>(
  { filters, dates, paging, others }: ListParams<V, R, X>,
  search: string,
  patch: ListPatch<V, R, X>,
): string {
  const narrowing: readonly string[] = [...namesOf(filters), ...namesOf(dates)];
  const isNarrowed = narrowing.some((name) => Object.hasOwn(patch, name));
  const narrowed = patchUrlState(dates, patchUrlState(filters, search, patch), patch);
  const paged = patchUrlState(paging, narrowed, isNarrowed ? { current: 1, ...patch } : patch);
  return patchUrlState(others, paged, patch);
}

/** Returns the active filters in the order of their definition. The dates are the last filter. */
export function activeFilters<V extends object, R extends string, X>(
  { filters, dates }: ListParams<V, R, X>,
  search: string,
): ActiveFilter<keyof V & string>[] {
  const values = readUrlState(filters, search);
  const { range, from, to } = readUrlState(dates, search);
  const set = namesOf(filters).flatMap((name): ActiveFilter<keyof V & string>[] => {
    const text = filters[name].format(values[name]);
    return text === undefined ? [] : [{ name, text }];
  });
  const chosen = dates.range.format(range);
  if (chosen === undefined) return set;
  return [...set, { name: 'range', text: chosen === 'days' ? `${from ?? '…'} – ${to ?? '…'}` : chosen }];
}

/** Returns the filter parameters of the URL that have an invalid value. */
export function ignoredFilters<V extends object, R extends string, X>(
  { filters, dates }: ListParams<V, R, X>,
  search: string,
): ActiveFilter<string>[] {
  const params = new URLSearchParams(search);
  return [...ignoredIn(filters, params), ...ignoredIn(dates, params)];
}

function ignoredIn<V extends object>(schema: UrlSchema<V>, params: URLSearchParams): ActiveFilter<string>[] {
  return namesOf(schema).flatMap((name) => {
    const text = params.get(name);
    if (text === null) return [];
    const value = schema[name].parse(text);
    const isDefault = text !== '' && String(value) === text;
    return isDefault || schema[name].format(value) !== undefined ? [] : [{ name, text }];
  });
}

export type FilterTexts = Readonly<Record<string, string | undefined>>;

export function setFilters<V extends object, R extends string, X>(
  { filters, dates }: ListParams<V, R, X>,
  search: string,
  texts: FilterTexts,
): string {
  const named = setTexts(dates, setTexts(filters, search, texts), texts);
  return withoutParams(named, ['current']);
}

export function clearFilters<V extends object, R extends string, X>(
  { filters, dates }: ListParams<V, R, X>,
  search: string,
  names: readonly string[] = [...namesOf(filters), 'range'],
): string {
  const days = names.includes('range') ? namesOf(dates) : [];
  return withoutParams(search, [...names, ...days, 'current']);
}
