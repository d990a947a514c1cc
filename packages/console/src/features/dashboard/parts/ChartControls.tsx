import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { chartRangeAtom, chartStateAtom } from '#data/statistics.ts';
import { daysOfAtom, todayAtom } from '#data/page/timeRange.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../dashboard.css.ts';
import { FilterButton } from '#parts/list/FilterButton.tsx';
import { applicationItems } from '#parts/fields/selectItems.tsx';

const ALL = 'all';

export function ChartControls({ isCompact }: { isCompact: boolean }) {
  const text = useText();
  const [state, setState] = useUrlState(chartStateAtom);
  const range = (
    <SegmentedControl
      label={text('common.range.period')}
      value={state.range}
      items={[
        { id: '7d', label: text('dashboard.chart.7d') },
        { id: '30d', label: text('dashboard.chart.30d') },
      ]}
      onChange={(next) =>
        setState({ range: next === '7d' ? '7d' : '30d', from: undefined, to: undefined }, { replace: true })
      }
    />
  );
  if (isCompact) {
    const count = Number(state.appid !== undefined) + Number(state.range === 'days');
    return (
      <>
        {range}
        <FilterButton
          count={count}
          onClear={() =>
            setState({ appid: undefined, range: '30d', from: undefined, to: undefined }, { replace: true })
          }
        >
          <ApplicationControl />
          <DatesControl />
        </FilterButton>
      </>
    );
  }
  return (
    <>
      <div className={css.applicationControl}>
        <ApplicationControl isLabelHidden />
      </div>
      {range}
      <div className={css.datesControl}>
        <DatesControl isLabelHidden />
      </div>
    </>
  );
}

interface ControlProps {
  readonly isLabelHidden?: boolean;
}

function ApplicationControl({ isLabelHidden = false }: ControlProps) {
  const text = useText();
  const [state, setState] = useUrlState(chartStateAtom);
  const applications = useAtomValue(applicationOptionsQueryAtom);
  return (
    <Select
      label={text('payments.column.apply_name')}
      isLabelHidden={isLabelHidden}
      placeholder={text('common.filter.allApplications')}
      value={state.appid ?? ALL}
      onChange={(key) => setState({ appid: key === ALL ? undefined : key }, { replace: true })}
    >
      <SelectItem id={ALL}>{text('common.filter.allApplications')}</SelectItem>
      {applicationItems(applications.data ?? [])}
    </Select>
  );
}

function DatesControl({ isLabelHidden = false }: ControlProps) {
  const text = useText();
  const [, setState] = useUrlState(chartStateAtom);
  const daysOf = useAtomValue(daysOfAtom);
  const chosen = useAtomValue(chartRangeAtom);
  const today = useAtomValue(todayAtom);
  return (
    <DateRangePicker
      label={text('common.range.dates')}
      isLabelHidden={isLabelHidden}
      value={daysOf(chosen) ?? null}
      maxValue={today}
      onChange={(range) =>
        setState(
          range
            ? { range: 'days', from: range.start, to: range.end }
            : { range: '30d', from: undefined, to: undefined },
          { replace: true },
        )
      }
    />
  );
}
