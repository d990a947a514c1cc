import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { relativeRanges } from '#kit/list/ranges.ts';
import type { FilteredList } from './listOf.ts';

export interface Choice {
  /** As the address has it. */
  readonly id: string;
  readonly name: string;
}

/** One of a few, or all; `find` where there are many, found by typing. */
export interface ChoiceField {
  readonly kind: 'choice' | 'find';
  readonly label: string;
  /** The choice of all. */
  readonly any: string;
  readonly choices: readonly Choice[];
  /** Other filters that a change takes away, because they hang on this one. */
  readonly clears?: readonly string[];
}

/** Typed text, which counts when the typing rests. A `search` stands outside the sheet on phones. */
export interface TypedField {
  readonly kind: 'text' | 'search';
  readonly label: string;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  /** What counts of a text. @default without spaces at its ends */
  readonly clean?: (typed: string) => string;
  /** What is wrong with a clean text, which then stays in its field and narrows nothing. */
  readonly problem?: (text: string) => string | undefined;
  /** Why nothing can match it beside another filter; it narrows all the same. */
  readonly conflict?: (text: string) => string | undefined;
}

/** Something else that shows its own text; without a field where links alone set it. */
interface OtherField {
  readonly kind: 'other';
  readonly label: string;
  readonly show: (text: string) => string;
  readonly field?: (text: string | undefined, onChange: (text: string | undefined) => void) => ReactNode;
}

/** Fields that few need are `isMore`: they show on request, and while one of them is set. */
export type FilterField = (ChoiceField | TypedField | OtherField) & { readonly isMore?: boolean };

/** Days in the merchant's zone; `hours` begins with the last 24. */
export interface DatesField {
  readonly kind: 'days' | 'hours';
  readonly label: string;
}

/** The fields of a list in their order, by the names of its filters: they are its chips, too. */
export interface FilterFields<Name extends string> {
  readonly fields: Readonly<Record<Name, FilterField>>;
  readonly dates?: DatesField;
}

/** A filter that is set, in words. */
export interface ShownFilter {
  readonly name: string;
  /** Such as `Status: Paid`. */
  readonly message: string;
}

/** The filters that are set, in words: for chips, and for what an export says of itself. */
export function useShownFilters<Name extends string>(
  list: FilteredList<Name>,
  { fields, dates }: FilterFields<Name>,
): readonly ShownFilter[] {
  const text = useText();
  const rangeText = useRangeText();
  return useAtomValue(list.activeAtom).map((filter) => {
    const shown =
      filter.name === 'range'
        ? { name: dates?.label ?? text('common.range.label'), value: rangeText(filter.text) }
        : { name: fields[filter.name].label, value: valueText(fields[filter.name], filter.text) };
    return { name: filter.name, message: text('common.filter.chip', shown) };
  });
}

/** A code that a link alone can name is shown as what it is. */
function valueText(field: FilterField, text: string): string {
  if (field.kind === 'other') return field.show(text);
  if (field.kind === 'choice' || field.kind === 'find') {
    return field.choices.find(({ id }) => id === text)?.name ?? text;
  }
  return text;
}

/** The name of a range; its days as they are. */
export function useRangeText(): (range: string) => string {
  const text = useText();
  return (range) => {
    if (range === 'all') return text('common.range.any');
    if (range === '24h') return text('common.range.24h');
    const relative = relativeRanges.find((one) => one === range);
    return relative ? text(`common.range.${relative}`) : range;
  };
}
