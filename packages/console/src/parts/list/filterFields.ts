import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { relativeRanges } from '#kit/list/ranges.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

export const choicesOf = <Code extends number>(
  codes: readonly Code[],
  nameOf: (code: Code) => string,
): readonly Choice[] => codes.map((code) => ({ id: String(code), name: nameOf(code) }));

export interface ChoiceField {
  readonly kind: 'choice' | 'find';
  readonly label: string;
  readonly any: string;
  readonly choices: readonly Choice[];
  readonly clears?: readonly string[];
}

/** A text field whose filter changes after a pause in typing. The kind `search` is always visible. */
export interface TypedField {
  readonly kind: 'text' | 'search';
  readonly label: string;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  /** Cleans the typed text. @default removes spaces at both ends */
  readonly clean?: (typed: string) => string;
  /** Returns the error of the cleaned text. A text with an error doesn't filter the list. */
  readonly problem?: (text: string) => string | undefined;
  readonly conflict?: (text: string) => string | undefined;
}

interface OtherField {
  readonly kind: 'other';
  readonly label: string;
  readonly show: (text: string) => string;
  readonly field?: (
    text: string | undefined,
    onChange: (text: string | undefined) => void,
    isFocused: boolean,
  ) => ReactNode;
}

export type FilterField = (ChoiceField | TypedField | OtherField) & { readonly isMore?: boolean };

/** A filter by dates in the merchant's time zone. The default range of the kind `hours` is the last 24 hours. */
export interface DatesField {
  readonly kind: 'days' | 'hours';
  readonly label: string;
}

export interface FilterFields<Name extends string> {
  readonly fields: Readonly<Record<Name, FilterField>>;
  readonly dates?: DatesField;
}

export function useRangeText(): (range: string) => string {
  const text = useText();
  return (range) => {
    if (range === 'all') return text('common.range.any');
    if (range === '24h') return text('common.range.24h');
    const relative = relativeRanges.find((one) => one === range);
    return relative ? text(`common.range.${relative}`) : range;
  };
}
