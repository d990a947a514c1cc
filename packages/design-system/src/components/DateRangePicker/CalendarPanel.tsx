import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import type { DateRange } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';

import { cx } from '#css/cx.ts';
import { useMediaQuery } from '#css/useMediaQuery.ts';
import { media } from '#tokens/breakpoints.ts';
import { Button } from '../Button/Button.tsx';
import * as calendarCss from '../Calendar/Calendar.css.ts';
import { CalendarMonths, createCalendar } from '../Calendar/CalendarMonths.tsx';
import { TypedDay } from '../Calendar/TypedDay.tsx';
import { control } from '../Field/Field.css.ts';
import { FieldNotes } from '../Field/FieldParts.tsx';
import * as css from './CalendarPanel.css.ts';
import type { ComponentLabels } from '../Provider/labels.ts';
import type { CalendarDateRange, DateRangePreset, IsoDay } from './types.ts';

export function daysOf(range: {
  start: { toString: () => string };
  end: { toString: () => string };
}): CalendarDateRange {
  return { start: range.start.toString().slice(0, 10), end: range.end.toString().slice(0, 10) };
}

/** Checks if a range is within the bounds and doesn't end before it starts. ISO dates can be compared as text. */
export function isWithin({ start, end }: CalendarDateRange, minValue?: IsoDay, maxValue?: IsoDay): boolean {
  return (
    start <= end &&
    (minValue === undefined || start >= minValue) &&
    (maxValue === undefined || end <= maxValue)
  );
}

interface CalendarPanelProps {
  /** The accessible name of the calendar. */
  label: string;
  /** The selected days, or null. */
  value: CalendarDateRange | null;
  /** The first day that can be selected. */
  minValue?: IsoDay | undefined;
  /** The last day that can be selected. */
  maxValue?: IsoDay | undefined;
  /** The preset ranges next to the calendar. */
  presets: readonly DateRangePreset[];
  /** The labels of the calendar. */
  labels: ComponentLabels['DateRangePicker'];
  /** Called with the selected range, or null. */
  onSelect: (range: CalendarDateRange | null) => void;
  /** Called with a typed range, or undefined while it isn't allowed. */
  onType: (range: CalendarDateRange | undefined) => void;
}

/** Renders the content of a `DateRangePicker`: presets, date fields and the calendar. */
export function CalendarPanel({
  label,
  value,
  minValue,
  maxValue,
  presets,
  labels,
  onSelect,
  onType,
}: CalendarPanelProps) {
  const months = useMediaQuery(media.mobile, false) ? 1 : 2;
  const first = minValue === undefined ? undefined : parseDate(minValue);
  const last = maxValue === undefined ? undefined : parseDate(maxValue);
  const [days, setDays] = useState<DateRange | null>(
    value && { start: parseDate(value.start), end: parseDate(value.end) },
  );
  const range = days && daysOf(days);
  const typedRange = range && isWithin(range, minValue, maxValue) ? range : undefined;
  return (
    <div className={css.panel}>
      {presets.length > 0 && (
        <div className={css.presets} role="group" aria-label={labels.presets}>
          {presets.map((preset) => (
            <AriaButton
              key={preset.id}
              className={css.preset}
              aria-pressed={isSame(preset.range, value)}
              onPress={() => onSelect(preset.range)}
            >
              {preset.label}
            </AriaButton>
          ))}
        </div>
      )}
      <AriaDateRangePicker
        aria-label={label}
        className={css.side}
        value={days}
        onChange={(next) => {
          setDays(next);
          const typed = next && daysOf(next);
          onType(typed && isWithin(typed, minValue, maxValue) ? typed : undefined);
        }}
        minValue={first}
        maxValue={last}
      >
        <Group
          className={cx(control(), calendarCss.days)}
          // The parts of a date stop the propagation of key events, so the event is handled in the capture phase.
          onKeyDownCapture={({ key }) => {
            if (key === 'Enter' && typedRange) onSelect(typedRange);
          }}
        >
          <TypedDay slot="start" />
          <span aria-hidden="true">–</span>
          <TypedDay slot="end" />
        </Group>
        <FieldNotes />
        <RangeCalendar
          className={calendarCss.calendar}
          onChange={(chosen) => onSelect(daysOf(chosen))}
          defaultFocusedValue={value ? parseDate(value.end) : last}
          visibleDuration={{ months }}
          pageBehavior="single"
          createCalendar={createCalendar}
          // The end of the range is in the last visible month, so that earlier months are visible too.
          selectionAlignment="end"
        >
          <CalendarMonths count={months} />
        </RangeCalendar>
        {value && (
          <div className={css.foot}>
            {/* Without `null`, the button would open react-aria's own calendar. */}
            <Button slot={null} size="small" variant="ghost" onPress={() => onSelect(null)}>
              {labels.clear}
            </Button>
          </div>
        )}
      </AriaDateRangePicker>
    </div>
  );
}

function isSame(one: CalendarDateRange, other: CalendarDateRange | null): boolean {
  return other !== null && one.start === other.start && one.end === other.end;
}
