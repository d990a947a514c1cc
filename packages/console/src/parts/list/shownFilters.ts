import { useAtomValue } from 'jotai';
import { NO_VALUE } from '#i18n/amounts.ts';
import { useText } from '#i18n/useText.ts';
import { type FilterField, type FilterFields, useRangeText } from './filterFields.ts';
import type { FilteredList } from './listOf.ts';

export interface ShownFilter {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly message: string;
}

export function useShownFilters(
  list: FilteredList<string>,
  { fields, dates }: FilterFields<string>,
): readonly ShownFilter[] {
  const text = useText();
  const rangeText = useRangeText();
  return useAtomValue(list.activeAtom).map((filter) => {
    const field = fields[filter.name];
    const shown = field
      ? { label: field.label, value: valueText(field, filter.text) }
      : { label: dates?.label ?? text('common.range.label'), value: rangeText(filter.text) };
    const message = text('common.filter.chip', { name: shown.label, value: shown.value });
    return { name: filter.name, ...shown, message };
  });
}

/** Returns a sentence about the filters of the URL that can't be read, or `undefined` if all filters can be read. */
export function useIgnoredFilters(
  list: FilteredList<string>,
  { fields, dates }: FilterFields<string>,
): string | undefined {
  const text = useText();
  const ignored = useAtomValue(list.ignoredAtom);
  if (ignored.length === 0) return undefined;
  const filters = ignored.map((filter) =>
    text('common.filter.chip', {
      name: fields[filter.name]?.label ?? dates?.label ?? text('common.range.label'),
      value: filter.text || NO_VALUE,
    }),
  );
  return text('common.filter.ignored', { filters: filters.join(', ') });
}

function valueText(field: FilterField, text: string): string {
  if (field.kind === 'other') return field.show(text);
  if (field.kind === 'choice' || field.kind === 'find') {
    return field.choices.find(({ id }) => id === text)?.name ?? text;
  }
  return text;
}
