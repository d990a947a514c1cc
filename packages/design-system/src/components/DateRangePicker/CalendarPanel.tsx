import { GregorianCalendar, parseDate } from '@internationalized/date';
import { useState, useSyncExternalStore } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  DateSegment,
} from 'react-aria-components/DateRangePicker';
import type { DateRange } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';

import { cx } from '#css/cx.ts';
import { mirrored } from '#css/mirrored.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#icons/icons.ts';
import { media } from '#tokens/breakpoints.ts';
import { Button } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import { control } from '../Field/Field.css.ts';
import { FieldNotes } from '../Field/FieldParts.tsx';
import * as css from './CalendarPanel.css.ts';
import type { CalendarDateRange, DateRangeLabels, DateRangePreset, IsoDay } from './types.ts';

export function daysOf(range: {
  start: { toString: () => string };
  end: { toString: () => string };
}): CalendarDateRange {
  return { start: range.start.toString().slice(0, 10), end: range.end.toString().slice(0, 10) };
}

/** Checks if a range is allowed. ISO dates can be compared as text. */
export function isWithin({ start, end }: CalendarDateRange, minValue?: IsoDay, maxValue?: IsoDay): boolean {
  return (
    start <= end &&
    (minValue === undefined || start >= minValue) &&
    (maxValue === undefined || end <= maxValue)
  );
}

export interface CalendarPanelProps {
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
  labels: DateRangeLabels;
  /** Called with the selected range, or null. */
  onSelect: (range: CalendarDateRange | null) => void;
  /** Called with a typed range, or undefined while it isn't allowed. */
  onType: (range: CalendarDateRange | undefined) => void;
}

/**
 * The locale of English dates. It starts with the year, because 10/11 means different days in American and
 * British English.
 */
const ISO_ENGLISH = 'en-CA';

const stepClass = button({ variant: 'ghost', tone: 'neutral', size: 'small', square: true });
/**
 * Returns the Gregorian calendar, which all languages of the product use. Other calendars would increase the size.
 */
const createCalendar = () => new GregorianCalendar();

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
  const { locale } = useLocale();
  const months = useIsNarrow() ? 1 : 2;
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
          className={cx(control(), css.days)}
          // The parts of a date stop the propagation of key events, so the event is handled in the capture phase.
          onKeyDownCapture={(event) => {
            if (event.key === 'Enter' && typedRange) onSelect(typedRange);
            if (event.key === 'Escape') onType(undefined);
          }}
        >
          <I18nProvider locale={locale.startsWith('en') ? ISO_ENGLISH : locale}>
            <Day slot="start" />
            <span aria-hidden="true">–</span>
            <Day slot="end" />
          </I18nProvider>
        </Group>
        <FieldNotes />
        <RangeCalendar
          className={css.calendar}
          onChange={(chosen) => onSelect(daysOf(chosen))}
          defaultFocusedValue={value ? parseDate(value.end) : last}
          visibleDuration={{ months }}
          pageBehavior="single"
          createCalendar={createCalendar}
          // Future days can't be selected, so the current month is the last visible one.
          selectionAlignment="end"
        >
          <div className={css.head}>
            {Array.from({ length: months }, (_, index) => (
              <div key={index} className={css.monthHead}>
                {index === 0 ? (
                  <AriaButton slot="previous" className={stepClass}>
                    <ChevronLeftIcon size={18} className={mirrored} aria-hidden="true" />
                  </AriaButton>
                ) : (
                  <span className={css.filler} />
                )}
                <CalendarHeading className={css.heading} level={3} offset={{ months: index }} />
                {index === months - 1 ? (
                  <AriaButton slot="next" className={stepClass}>
                    <ChevronRightIcon size={18} className={mirrored} aria-hidden="true" />
                  </AriaButton>
                ) : (
                  <span className={css.filler} />
                )}
              </div>
            ))}
          </div>
          <div className={css.months}>
            {Array.from({ length: months }, (_, index) => (
              <CalendarGrid key={index} className={css.grid} offset={{ months: index }}>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={css.day} />}
                </CalendarGridBody>
              </CalendarGrid>
            ))}
          </div>
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

function Day({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={css.typedDay}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}

function isSame(one: CalendarDateRange, other: CalendarDateRange | null): boolean {
  return other !== null && one.start === other.start && one.end === other.end;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(media.mobile);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.mobile).matches,
    () => false,
  );
}
