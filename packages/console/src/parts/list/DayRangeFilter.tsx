import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import type { CalendarDateRange } from '@settlement/design-system/DateRangePicker';
import { useAtomValue } from 'jotai';
import { type RangeChoice, daysOfAtom, todayAtom } from '#data/page/timeRange.ts';
import { type DayRange, relativeRanges } from '#kit/list/ranges.ts';
import { useText } from '#i18n/useText.ts';
import { useDateRangeLabels } from './useDateRangeLabels.ts';

interface DayRangeFilterProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: RangeChoice;
  readonly onChange: (choice: { range: DayRange; from: string | undefined; to: string | undefined }) => void;
}

export function DayRangeFilter({ label, isLabelHidden = false, value, onChange }: DayRangeFilterProps) {
  const text = useText();
  const labels = useDateRangeLabels();
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
      placeholder={text('common.range.any')}
      value={daysOf(value) ?? null}
      maxValue={today}
      {...labels}
      presets={presets}
      onChange={choose}
    />
  );
}
