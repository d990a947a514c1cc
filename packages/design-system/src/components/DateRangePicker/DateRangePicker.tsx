import { Suspense, lazy, use, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';

import { cx } from '#css/cx.ts';
import { content, floating } from '#css/floating.css.ts';
import { paddingClass } from '#css/gaps.css.ts';
import { CalendarIcon } from '#icons/icons.ts';
import * as field from '../Field/Field.css.ts';
import { PillContext } from '../FilterPill/PillContext.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { CloseRequests } from '../Overlay/CloseRequests.tsx';
import * as css from './DateRangePicker.css.ts';
import type { CalendarDateRange, DateRangePreset, IsoDay } from './types.ts';
import type { ComponentLabels, Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

// The calendar has 60 kB of code, so it's loaded on the first hover or focus.
const loadCalendar = () => import('./CalendarPanel.tsx');
const CalendarPanel = lazy(async () => ({ default: (await loadCalendar()).CalendarPanel }));

export interface DateRangePickerProps {
  /** The label: the meaning of the dates. */
  label: ReactNode;
  /** Shows the label only to screen readers. */
  isLabelHidden?: boolean;
  /** The selected days, or null if no range is selected. */
  value: CalendarDateRange | null;
  /** Called with the new range, or null if it's cleared. */
  onChange: (range: CalendarDateRange | null) => void;
  /** The first day that can be selected. */
  minValue?: IsoDay;
  /** The last day that can be selected, for example today. */
  maxValue?: IsoDay;
  /** The preset ranges, such as the last 7 days. */
  presets?: readonly DateRangePreset[];
  /** Replaces the default texts. */
  labels?: Labels<'DateRangePicker'>;
  /** Disables the picker: it can't be pressed or focused. */
  isDisabled?: boolean;
}

const none: readonly DateRangePreset[] = [];

/** Formats a range in a language, such as "Oct 22 – Nov 20, 2026". */
function formatRange(locale: string, { start, end }: CalendarDateRange): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  // Servers and browsers write different spaces, but a server-rendered text must be the same in the browser.
  return format.formatRange(new Date(start), new Date(end)).replaceAll(/\p{Zs}/gu, ' ');
}

const texts: ComponentLabels['DateRangePicker'] = {
  any: 'Any time',
  presets: 'Preset ranges',
  clear: 'Clear dates',
};

/** An input for a range of days: typed, or chosen from a calendar or a preset. */
export function DateRangePicker({
  label,
  isLabelHidden,
  value,
  onChange,
  minValue,
  maxValue,
  presets = none,
  labels: own,
  isDisabled,
}: DateRangePickerProps) {
  const labels = useLabels('DateRangePicker', texts, own);
  const { locale } = useLocale();
  const id = useId();
  const pill = use(PillContext);
  const text = value ? formatRange(locale, value) : labels.any;
  const [isOpen, setOpen] = useState(false);
  /** The typed range, applied on closing, because a year is temporarily 2, 20 and 202. */
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
          // Closing the popover applies the typed range. Pressing Escape clears the range first, so nothing is applied.
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
        <Popover
          className={floating}
          placement={pill ? 'bottom start' : 'bottom end'}
          offset={4}
          {...(pill && { triggerRef: pill })}
        >
          <CloseRequests />
          <Dialog
            aria-labelledby={`${id}-label`}
            className={cx(content, paddingClass.l)}
            // A press next to the fields focuses the dialog. The parts of a date stop the propagation of key events.
            render={(element) => (
              <section
                {...element}
                onKeyDownCapture={({ key }) => {
                  if (key === 'Escape') typed.current = undefined;
                }}
              />
            )}
          >
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

export type { CalendarDateRange, DateRangePreset, IsoDay } from './types.ts';
