import { useAtomValue } from 'jotai';
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

function valueText(field: FilterField, text: string): string {
  if (field.kind === 'other') return field.show(text);
  if (field.kind === 'choice' || field.kind === 'find') {
    return field.choices.find(({ id }) => id === text)?.name ?? text;
  }
  return text;
}
