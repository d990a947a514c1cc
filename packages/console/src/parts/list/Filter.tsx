import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition } from 'react';
import type { FilterTexts } from '#kit/list/listSearch.ts';
import { deferred } from '../loading/deferred.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DatesFilter } from './DatesFilter.tsx';
import type { DatesField, FilterField } from './filterFields.ts';
import type { FilteredList } from './listOf.ts';
import { SearchFilter } from './SearchFilter.tsx';

const loading = <Skeleton shape="block" height="60px" />;

// Few lists need the large combo box, and text fields appear only on request.
const FindFilter = deferred(async () => (await import('./FindFilter.tsx')).FindFilter, { loading });
const TypedFilter = deferred(async () => (await import('./TypedFilter.tsx')).TypedFilter, { loading });

interface FilterProps<Name extends string> {
  readonly list: FilteredList<Name>;
  readonly name: Name;
  readonly field: FilterField;
  readonly isFocused?: boolean;
}

export function Filter<Name extends string>({ list, name, field, isFocused = false }: FilterProps<Name>) {
  const value = useAtomValue(list.activeAtom).find((filter) => filter.name === name)?.text;
  const narrow = useNarrow(list);
  const onChange = (text: string | undefined) => narrow({ [name]: text });
  if (field.kind === 'other') return field.field?.(value, onChange, isFocused);
  if (!('choices' in field)) {
    const TextFilter = field.kind === 'search' ? SearchFilter : TypedFilter;
    return <TextFilter field={field} value={value} isFocused={isFocused} onChange={onChange} />;
  }
  const cleared = Object.fromEntries((field.clears ?? []).map((other) => [other, undefined]));
  const props = {
    field,
    value,
    isFocused,
    onChange: (text: string | undefined) => narrow({ ...cleared, [name]: text }),
  };
  return field.kind === 'find' ? <FindFilter {...props} /> : <ChoiceFilter {...props} />;
}

interface ListDatesProps {
  readonly list: FilteredList<string>;
  readonly field: DatesField;
}

export function ListDates({ list, field }: ListDatesProps) {
  const value = useAtomValue(list.datesAtom);
  return <DatesFilter field={field} value={value} onChange={useNarrow(list)} />;
}

function useNarrow({ narrowAtom }: Pick<FilteredList<string>, 'narrowAtom'>) {
  const narrow = useSetAtom(narrowAtom);
  return (texts: FilterTexts) => startTransition(() => narrow(texts));
}
