import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { use, useMemo } from 'react';
import type { Ref } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FormContext } from 'react-aria-components/Form';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';

import { cx } from '#css/cx.ts';
import { content, floating } from '#css/floating.css.ts';
import { paddingClass } from '#css/gaps.css.ts';
import { CalendarIcon } from '#icons/icons.ts';
import * as calendar from '../Calendar/Calendar.css.ts';
import { CalendarMonths, createCalendar } from '../Calendar/CalendarMonths.tsx';
import { TypedDay } from '../Calendar/TypedDay.tsx';
import type { IsoDay } from '../DateRangePicker/types.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { splitField } from '../Field/fieldProps.ts';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import { CloseRequests } from '../Overlay/CloseRequests.tsx';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';
import * as css from './DatePicker.css.ts';

type DatePickerBehaviour = Omit<
  Closed<AriaDatePickerProps<CalendarDate>>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'validate'
  | 'isDateUnavailable'
  | 'placeholderValue'
  | 'granularity'
  | 'hourCycle'
  | 'hideTimeZone'
  | 'shouldForceLeadingZeros'
  | 'shouldCloseOnSelect'
  | 'pageBehavior'
  | 'firstDayOfWeek'
  | keyof FieldFrameProps
>;

export interface DatePickerProps extends DatePickerBehaviour, FieldFrameProps {
  /** The selected day, such as `2026-11-20`, or null if no day is selected. */
  value?: IsoDay | null;
  /** The initially selected day, if the component manages the value. */
  defaultValue?: IsoDay;
  /** Called with the selected or typed day, or null if it's cleared. */
  onChange?: (value: IsoDay | null) => void;
  /** The first day that can be selected, for example today. */
  minValue?: IsoDay;
  /** The last day that can be selected. */
  maxValue?: IsoDay;
  /** Replaces the default texts. */
  labels?: Labels<'DatePicker'>;
  /** The element that contains the label and the field. */
  ref?: Ref<HTMLDivElement>;
}

/** Parses a day. Returns null and undefined unchanged. */
function useDay<Empty extends null | undefined>(day: IsoDay | Empty): CalendarDate | Empty {
  // The object is memoized, because a new object would discard the parts that the user has typed.
  return useMemo(() => (typeof day === 'string' ? parseDate(day) : day), [day]);
}

/** An input for a day without a time. Users type the day or choose it from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { head, notes, rest } = splitField(props);
  const { value, defaultValue, onChange, minValue, maxValue, labels, ...behaviour } = rest;
  const { open } = useLabels('DatePicker', { open: 'Show calendar' }, labels);
  const bounds = { minValue: useDay(minValue), maxValue: useDay(maxValue) };
  const form = use(FormContext);
  // If the page validates the form, only the calendar has the bounds. With bounds on the field, React Aria
  // would show an error while the user types the year.
  const isValidatedByPage = form && 'validationBehavior' in form && form.validationBehavior === 'aria';
  return (
    <AriaDatePicker<CalendarDate>
      {...behaviour}
      value={useDay(value)}
      defaultValue={useDay(defaultValue)}
      onChange={onChange && ((day) => onChange(day && day.toString()))}
      {...(!isValidatedByPage && bounds)}
      granularity="day"
      shouldForceLeadingZeros
      className={field.root}
    >
      <FieldLabel {...head} />
      <Group className={cx(field.control(), calendar.days)}>
        <TypedDay />
        <span className={cx(field.end, css.end)}>
          <AriaIconButton label={open} icon={<CalendarIcon aria-hidden="true" />} />
        </span>
      </Group>
      <FieldNotes {...notes} />
      <Popover className={floating} offset={4}>
        <CloseRequests />
        <Dialog className={cx(content, paddingClass.l)}>
          <Calendar {...bounds} className={calendar.calendar} createCalendar={createCalendar}>
            <CalendarMonths count={1} dayClass={calendar.singleDay} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}

export type { IsoDay } from '../DateRangePicker/types.ts';
