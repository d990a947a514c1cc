import { Suspense, lazy, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

import { cx } from '#css/cx.ts';
import { content, floating } from '#css/floating.css.ts';
import { paddingClass } from '#css/gaps.css.ts';
import { CalendarIcon } from '#icons/icons.ts';
import * as field from '../Field/Field.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { CloseRequests } from '../Overlay/CloseRequests.tsx';
import * as css from './DateRangePicker.css.ts';
import type { CalendarDateRange, DateRangeLabels, DateRangePreset, IsoDay } from './types.ts';

// 60 kB of calendar arithmetic is fetched on the first approach, not with the page.
const loadCalendar = () => import('./CalendarPanel.tsx');
const CalendarPanel = lazy(async () => ({ default: (await loadCalendar()).CalendarPanel }));

export interface DateRangePickerProps {
  /** What the dates are of. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** The days chosen, or null for none. */
  value: CalendarDateRange | null;
  /** Gets null when the range is cleared. */
  onChange: (range: CalendarDateRange | null) => void;
  /** The first day that can be chosen. */
  minValue?: IsoDay;
  /** Last day that can be chosen: today, where nothing lies in the future. */
  maxValue?: IsoDay;
  /** Preset ranges, as the last 7 days. */
  presets?: readonly DateRangePreset[];
  /** Shown while there is no range. */
  placeholder: string;
  /** The range in the user's language: "22 Oct – 20 Nov 2026". */
  formatRange: (range: CalendarDateRange) => string;
  /** The words of the calendar. */
  labels: DateRangeLabels;
  /** Takes no press and no focus. */
  isDisabled?: boolean;
}

const none: readonly DateRangePreset[] = [];

/** From one day to another, typed, by calendar or by a preset. Not for a time of day. */
export function DateRangePicker({
  label,
  isLabelHidden,
  value,
  onChange,
  minValue,
  maxValue,
  presets = none,
  placeholder,
  formatRange,
  labels,
  isDisabled,
}: DateRangePickerProps) {
  const id = useId();
  const text = value ? formatRange(value) : placeholder;
  const [isOpen, setOpen] = useState(false);
  /** What is typed and not applied yet; a year passes through 2, 20 and 202. */
  const typed = useRef<CalendarDateRange>(undefined);

  const apply = (range: CalendarDateRange | null) => {
    typed.current = undefined;
    setOpen(false);
    if (range?.start !== value?.start || range?.end !== value?.end) onChange(range);
  };
  return (
    <div className={field.root}>
      <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : cx(field.labelRow, field.label)}>
        {label}
      </span>
      <DialogTrigger
        isOpen={isOpen}
        onOpenChange={(next) => {
          // Leaving is enough for what is typed; Escape took it back before.
          if (!next && typed.current) apply(typed.current);
          else setOpen(next);
        }}
      >
        <Button
          aria-labelledby={`${id}-label ${id}-value`}
          className={cx(field.control(), field.trigger)}
          isDisabled={isDisabled}
        >
          <span
            id={`${id}-value`}
            className={cx(field.triggerValue, css.value)}
            data-placeholder={value ? undefined : true}
          >
            {text}
          </span>
          <CalendarIcon size={18} className={field.triggerIcon} aria-hidden="true" />
        </Button>
        <Popover className={floating} placement="bottom end" offset={4}>
          <CloseRequests />
          <Dialog aria-labelledby={`${id}-label`} className={cx(content, paddingClass.l)}>
            <Suspense fallback={<div className={css.loading} aria-busy="true" />}>
              <CalendarPanel
                label={typeof label === 'string' ? label : text}
                value={value}
                minValue={minValue}
                maxValue={maxValue}
                presets={presets}
                labels={labels}
                onSelect={apply}
                onType={(range) => {
                  typed.current = range;
                }}
              />
            </Suspense>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
