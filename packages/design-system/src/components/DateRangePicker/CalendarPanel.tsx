import { GregorianCalendar, parseDate } from '@internationalized/date';
import { useSyncExternalStore } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts';
import { media } from '../../tokens/breakpoints.ts';
import { Button } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import * as css from './CalendarPanel.css.ts';
import type { CalendarDateRange, DateRangeLabels, DateRangePreset, IsoDay } from './types.ts';

export interface CalendarPanelProps {
  value: CalendarDateRange | null;
  maxValue?: IsoDay | undefined;
  presets: readonly DateRangePreset[];
  labels: DateRangeLabels;
  onSelect: (range: CalendarDateRange | null) => void;
}

const stepClass = button({ variant: 'ghost', tone: 'neutral', size: 'small', square: true });
/** Only the calendar both languages of the product use: the others are not needed. */
const createCalendar = () => new GregorianCalendar();

/** What opens under a `DateRangePicker`, which tells its calendar the range and the bounds. */
export function CalendarPanel({ value, maxValue, presets, labels, onSelect }: CalendarPanelProps) {
  const months = useIsNarrow() ? 1 : 2;
  const last = maxValue === undefined ? undefined : parseDate(maxValue);
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
      <div className={css.side}>
        <RangeCalendar
          className={css.calendar}
          defaultFocusedValue={value ? parseDate(value.end) : last}
          visibleDuration={{ months }}
          pageBehavior="single"
          createCalendar={createCalendar}
          // The months end with the current one: nothing can be chosen after it.
          selectionAlignment="end"
        >
          <div className={css.head}>
            {Array.from({ length: months }, (_, index) => (
              <div key={index} className={css.monthHead}>
                {index === 0 ? (
                  <AriaButton slot="previous" className={stepClass}>
                    <ChevronLeftIcon size={18} aria-hidden="true" />
                  </AriaButton>
                ) : (
                  <span className={css.filler} />
                )}
                <CalendarHeading className={css.heading} level={3} offset={{ months: index }} />
                {index === months - 1 ? (
                  <AriaButton slot="next" className={stepClass}>
                    <ChevronRightIcon size={18} aria-hidden="true" />
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
            <Button size="small" variant="ghost" onPress={() => onSelect(null)}>
              {labels.clear}
            </Button>
          </div>
        )}
      </div>
    </div>
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
