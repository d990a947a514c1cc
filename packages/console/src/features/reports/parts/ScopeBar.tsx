import type { Closing } from '@settlement/api-mocks/contract/reports';
import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import { FilterPill } from '@settlement/design-system/FilterPill';
import { Inline } from '@settlement/design-system/Inline';
import { MultiSelect } from '@settlement/design-system/MultiSelect';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { reportStateAtom } from '#data/reports.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { todayAtom } from '#data/page/timeRange.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { useMonthName } from './useReportFormats.ts';
import { applicationItems } from '#parts/fields/selectItems.tsx';

const DAYS = 'days';

interface ScopeBarProps {
  readonly choices: Pick<Closing, 'months' | 'applications' | 'start_time' | 'end_time'> | undefined;
  /** The month that the server selected if the URL contains no month. */
  readonly month: string | undefined;
  readonly children?: ReactNode;
}

export function ScopeBar({ choices, month: chosen = '', children }: ScopeBarProps) {
  const text = useText();
  const formats = useFormats();
  const monthName = useMonthName();
  const today = useAtomValue(todayAtom);
  const [state, setState] = useUrlState(reportStateAtom);
  const { from, to, appid } = state;
  const isRange = from !== undefined && to !== undefined;
  const month = state.month ?? chosen;
  const months = choices?.months ?? [];
  const offered =
    months.some((one) => one.month === month) || month === ''
      ? months
      : [{ month, closed_time: 0 }, ...months];
  const apps = choices?.applications ?? [];
  const selected = appid?.split(',').filter(Boolean) ?? [];
  const gone = { figure: 'none', from: undefined, to: undefined } as const;
  const choose = (key: string) => {
    if (key !== DAYS) return setState({ ...gone, month: key });
    return setState({
      figure: 'none',
      month: undefined,
      from: choices ? formats.day(choices.start_time) : today,
      to: choices ? formats.day(choices.end_time) : today,
    });
  };

  return (
    <Inline role="group" aria-label={text('reports.scope')}>
      <FilterPill>
        <Select
          label={text('reports.month')}
          placeholder={text('reports.month')}
          value={isRange ? DAYS : month}
          onChange={choose}
        >
          {offered.map((one) => (
            <SelectItem key={one.month} id={one.month}>
              {one.closed_time > 0
                ? text('reports.monthClosed', { month: monthName(one.month) })
                : monthName(one.month)}
            </SelectItem>
          ))}
          <SelectItem id={DAYS}>{text('reports.otherDates')}</SelectItem>
        </Select>
      </FilterPill>
      {isRange && (
        <FilterPill>
          <DateRangePicker
            label={text('common.range.dates')}
            value={{ start: from, end: to }}
            maxValue={today}
            onChange={(range) =>
              setState(range ? { figure: 'none', from: range.start, to: range.end } : gone)
            }
          />
        </FilterPill>
      )}
      {apps.length > 0 && (
        <FilterPill isEmpty={selected.length === 0}>
          <MultiSelect
            label={text('reports.applications')}
            placeholder={text('common.filter.allApplications')}
            value={selected}
            onChange={(keys) => setState({ figure: 'none', appid: keys.toSorted().join(',') || undefined })}
          >
            {applicationItems(apps)}
          </MultiSelect>
        </FilterPill>
      )}
      {children}
    </Inline>
  );
}
