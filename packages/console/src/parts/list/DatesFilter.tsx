import { Select, SelectItem } from '@settlement/design-system/Select';
import type { Dates, FilterTexts } from '#kit/list/listSearch.ts';
import { useText } from '#i18n/useText.ts';
import { hourRanges } from '#kit/list/ranges.ts';
import { DayRangeFilter } from './DayRangeFilter.tsx';
import { type DatesField, useRangeText } from './filterFields.ts';

interface DatesFilterProps {
  readonly field: DatesField;
  readonly value: Dates<string>;
  readonly onChange: (texts: FilterTexts) => void;
}

export function DatesFilter({ field: { kind, label }, value, onChange }: DatesFilterProps) {
  const text = useText();
  const rangeText = useRangeText();
  if (kind === 'days') {
    return <DayRangeFilter label={label} value={value} onChange={(choice) => onChange({ ...choice })} />;
  }
  return (
    <>
      <Select
        label={label}
        placeholder={text('common.range.any')}
        selectedKey={value.range}
        onSelectionChange={(range) => onChange({ range, from: undefined, to: undefined })}
      >
        {hourRanges.map((range) => (
          <SelectItem key={range} id={range}>
            {range === 'days' ? text('common.range.days') : rangeText(range)}
          </SelectItem>
        ))}
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
