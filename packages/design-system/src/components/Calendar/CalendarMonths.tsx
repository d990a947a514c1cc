import { GregorianCalendar } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';

import { mirrored } from '#css/mirrored.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#icons/icons.ts';
import { button } from '../Button/Button.css.ts';
import * as css from './Calendar.css.ts';

const stepClass = button({ variant: 'ghost', tone: 'neutral', size: 'small', square: true });
/** Returns the Gregorian calendar. Other calendars would increase the bundle size. */
export const createCalendar = () => new GregorianCalendar();

interface CalendarMonthsProps {
  /** The number of visible months. */
  count: number;
  /** The class of the days. @default css.day */
  dayClass?: string;
}

/** The months of a calendar, with buttons for the previous and next month. */
export function CalendarMonths({ count, dayClass = css.day }: CalendarMonthsProps) {
  return (
    <>
      <div className={css.head}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={css.monthHead}>
            {index === 0 ? (
              <Button slot="previous" className={stepClass}>
                <ChevronLeftIcon size={18} className={mirrored} aria-hidden="true" />
              </Button>
            ) : (
              <span className={css.filler} />
            )}
            <CalendarHeading className={css.heading} level={3} offset={{ months: index }} />
            {index === count - 1 ? (
              <Button slot="next" className={stepClass}>
                <ChevronRightIcon size={18} className={mirrored} aria-hidden="true" />
              </Button>
            ) : (
              <span className={css.filler} />
            )}
          </div>
        ))}
      </div>
      <div className={css.months}>
        {Array.from({ length: count }, (_, index) => (
          <CalendarGrid key={index} className={css.grid} offset={{ months: index }}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayClass} />}</CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
    </>
  );
}
