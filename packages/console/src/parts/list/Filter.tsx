import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { Select } from '@settlement/design-system/Select';
import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import type { CalendarDateRange } from '@settlement/design-system/DateRangePicker';
import type { FilterTexts, Dates } from '#kit/list/listSearch.ts';
import { deferred } from '../loading/deferred.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { DatesField, FilterField } from './filterFields.ts';
import type { FilteredList } from './listOf.ts';
import { SearchFilter } from './SearchFilter.tsx';
import { useText } from '#i18n/useText.ts';
import { hourRanges, type DayRange, relativeRanges } from '#kit/list/ranges.ts';
import { useRangeText } from './filterFields.ts';
import { type RangeChoice, daysOfAtom, todayAtom } from '#data/page/timeRange.ts';
import { selectItems } from '#parts/fields/selectItems.tsx';

interface DayRangeFilterProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: RangeChoice;
  readonly onChange: (choice: { range: DayRange; from: string | undefined; to: string | undefined }) => void;
}

function DayRangeFilter({ label, isLabelHidden = false, value, onChange }: DayRangeFilterProps) {
  const text = useText();
  const daysOf = useAtomValue(daysOfAtom);
  const today = useAtomValue(todayAtom);

  const presets = relativeRanges.map((range) => {
    const days = daysOf({ range, from: undefined, to: undefined }) ?? { start: today, end: today };
    return { id: range, label: text(`common.range.${range}`), range: days };
  });
  const choose = (chosen: CalendarDateRange | null) => {
    if (!chosen) return onChange({ range: 'all', from: undefined, to: undefined });
    const { start: from, end: to } = chosen;
    const preset = presets.find(({ range }) => range.start === from && range.end === to);
    return onChange(
      preset ? { range: preset.id, from: undefined, to: undefined } : { range: 'days', from, to },
    );
  };

  return (
    <DateRangePicker
      label={label}
      isLabelHidden={isLabelHidden}
      value={daysOf(value) ?? null}
      maxValue={today}
      presets={presets}
      onChange={choose}
    />
  );
}

interface DatesFilterProps {
  readonly field: DatesField;
  readonly value: Dates<string>;
  readonly onChange: (texts: FilterTexts) => void;
}

function DatesFilter({ field: { kind, label }, value, onChange }: DatesFilterProps) {
  const text = useText();
  const rangeText = useRangeText();
  if (kind === 'days') {
    return <DayRangeFilter label={label} value={value} onChange={(choice) => onChange({ ...choice })} />;
  }
  return (
    <>
      <Select
        label={label}
        value={value.range}
        onChange={(range) => onChange({ range, from: undefined, to: undefined })}
      >
        {selectItems(hourRanges, (range) =>
          range === 'days' ? text('common.range.days') : rangeText(range),
        )}
      </Select>
      {value.range === 'days' && (
        <DayRangeFilter
          label={text('common.range.days')}
          isLabelHidden
          value={value}
          onChange={(choice) => onChange({ ...choice })}
        />
      )}
    </>
  );
}

const loading = <Skeleton shape="block" height="60px" />;

// These filters are loaded on demand, because most lists don't show them at first.
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
