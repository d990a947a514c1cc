import {
  type UrlSchema,
  choiceParam,
  dayParam,
  namesOf,
  pageParam,
  patchUrlState,
  readUrlState,
  setTexts,
  withoutParams,
} from '#lib/urlState.ts';
import { type PageSize, pageSizes } from './pageSizes.ts';

/** The dates that a list is narrowed to. */
export interface Dates<R extends string> {
  range: R;
  /** First and last day in the merchant's zone; they count when the range is `days`. */
  from: string | undefined;
  to: string | undefined;
}

export interface Paging {
  /** Counted from 1. */
  current: number;
  pageSize: PageSize;
}

/** Everything the address holds of a list. */
export type ListValues<V, R extends string, X> = V & Dates<R> & Paging & X;
/** A change of some of it. */
export type ListPatch<V, R extends string, X> = Partial<V> & Partial<Dates<R>> & Partial<Paging> & Partial<X>;

/** A filter that is set, as the address holds it. */
export interface ActiveFilter<Name extends string> {
  readonly name: Name | 'range';
  /** Such as `2`; of a range its name, or its days. */
  readonly text: string;
}

export interface ListParams<V, R extends string, X> {
  /** What narrows the list, beside its dates. */
  readonly filters: UrlSchema<V>;
  readonly dates: UrlSchema<Dates<R>>;
  readonly paging: UrlSchema<Paging>;
  /** What else the screen keeps in the address: an open row, a tab. It narrows nothing. */
  readonly others: UrlSchema<X>;
}

export interface ListParts<V, R extends string, X> {
  readonly filters: UrlSchema<V>;
  /** `dayRanges`, `hourRanges` or `noRanges`; the first stands where none is chosen. */
  readonly ranges: readonly [R, ...R[]];
  /** The default; specification §9 says 10 unless stated otherwise. */
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

/** The typed values of a query string; what it does not hold, or holds as nonsense, is its default. */
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

/** The query string after a change; a change of what narrows the list goes back to page 1. */
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

/** The filters that are set, in the order of their definition; the dates are one, and the last. */
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

/** Filters by their parameters as text; undefined takes one away. */
export type FilterTexts = Readonly<Record<string, string | undefined>>;

/** The query string with these filters and on page 1; a text that stands for nothing is left out. */
export function setFilters<V extends object, R extends string, X>(
  { filters, dates }: ListParams<V, R, X>,
  search: string,
  texts: FilterTexts,
): string {
  const named = setTexts(dates, setTexts(filters, search, texts), texts);
  return withoutParams(named, ['current']);
}

/** The query string without these filters, on page 1; without any where none are named. */
export function clearFilters<V extends object, R extends string, X>(
  { filters, dates }: ListParams<V, R, X>,
  search: string,
  names: readonly string[] = [...namesOf(filters), 'range'],
): string {
  const days = names.includes('range') ? namesOf(dates) : [];
  return withoutParams(search, [...names, ...days, 'current']);
}
