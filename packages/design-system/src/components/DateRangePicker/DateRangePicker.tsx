import { parseDate } from '@internationalized/date';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  DateSegment,
} from 'react-aria-components/DateRangePicker';
import type {
  DateRangePickerProps as AriaDateRangePickerProps,
  DateRange,
  DateValue,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';

import { cx } from '../../css/cx.ts';
import { content, floating } from '../../css/floating.css.ts';
import { paddingClass } from '../../css/gaps.css.ts';
import { CalendarIcon } from '../../icons/icons.ts';
import { button } from '../Button/Button.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { isWrong } from '../Field/isWrong.ts';
import * as css from './DateRangePicker.css.ts';
import { daysOf, isWithin } from './days.ts';
import type { CalendarDateRange, DateRangeLabels, DateRangePreset, IsoDay } from './types.ts';

const loadCalendar = () => import('./CalendarPanel.tsx');
// The calendars are behind a press; a failed fetch shows when they open and asks again.
const CalendarPanel = lazy(async () => ({ default: (await loadCalendar()).CalendarPanel }));
const preloadCalendar = () => void loadCalendar().catch(() => undefined);

type Behaviour = Omit<
  Closed<AriaDateRangePickerProps<DateValue>>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'isOpen'
  | 'granularity'
  | keyof FieldFrameProps
>;

export interface DateRangePickerProps extends Behaviour, FieldFrameProps {
  value: CalendarDateRange | null;
  /** Gets a range that may be chosen, or null when it is taken away; while typing, once the field is left. */
  onChange: (range: CalendarDateRange | null) => void;
  minValue?: IsoDay;
  /** Last day that can be chosen: today, where nothing lies in the future. */
  maxValue?: IsoDay;
  /** Preset ranges, as the last 7 days. */
  presets?: readonly DateRangePreset[];
  labels: DateRangeLabels;
  ref?: Ref<HTMLDivElement>;
}

const none: readonly DateRangePreset[] = [];

/** English with the year first: 10/11 is two days, one for each side of the Atlantic. */
const ISO_ENGLISH = 'en-CA';

/**
 * From one day to another, typed, by calendar or by a preset. Not for a time of day. What is typed is told on
 * Enter or when the field is left.
 */
export function DateRangePicker({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  value,
  onChange,
  minValue,
  maxValue,
  presets = none,
  labels,
  isInvalid,
  onBlur,
  ...behaviour
}: DateRangePickerProps) {
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  /** What is typed and not yet told; a year passes through 2, 20 and 202. */
  const [typed, setTyped] = useState<DateRange | null>();
  const chosen = value && { start: parseDate(value.start), end: parseDate(value.end) };

  const tell = (range: CalendarDateRange | null) => {
    setTyped(undefined);
    if (range?.start !== value?.start || range?.end !== value?.end) onChange(range);
  };
  /** What may not be chosen stays in the field, which says what is wrong. */
  const tellTyped = () => {
    if (typed === undefined) return;
    const range = typed && daysOf(typed);
    if (range === null || isWithin(range, minValue, maxValue)) tell(range);
  };
  return (
    <AriaDateRangePicker
      {...behaviour}
      value={typed === undefined ? chosen : typed}
      onChange={(range) => {
        if (isOpen && range) tell(daysOf(range));
        else setTyped(range);
      }}
      onBlur={(event) => {
        tellTyped();
        onBlur?.(event);
      }}
      isOpen={isOpen}
      onOpenChange={setOpen}
      minValue={minValue === undefined ? undefined : parseDate(minValue)}
      maxValue={maxValue === undefined ? undefined : parseDate(maxValue)}
      isInvalid={isWrong(errorMessage, isInvalid)}
      className={field.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Group
        className={cx(field.control(), css.group)}
        // On its way down: the parts of a date let no key come up.
        onKeyDownCapture={(event) => {
          if (event.key === 'Enter') tellTyped();
        }}
      >
        <I18nProvider locale={locale.startsWith('en') ? ISO_ENGLISH : locale}>
          <Day slot="start" />
          <span aria-hidden="true">–</span>
          <Day slot="end" />
        </I18nProvider>
        <Button
          className={cx(button({ variant: 'ghost', tone: 'neutral', size: 'small', square: true }), css.open)}
          onHoverStart={preloadCalendar}
          onFocus={preloadCalendar}
        >
          <CalendarIcon size={18} aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
      <Popover className={floating} placement="bottom end" offset={4}>
        <Dialog className={cx(content, paddingClass.l)}>
          <Suspense fallback={<div className={css.index} aria-busy="true" />}>
            <CalendarPanel
              value={value}
              maxValue={maxValue}
              presets={presets}
              labels={labels}
              onSelect={(range) => {
                tell(range);
                setOpen(false);
              }}
            />
          </Suspense>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}

function Day({ slot }: { slot: 'start' | 'end' }): ReactNode {
  return (
    <DateInput slot={slot} className={css.day}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
