import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applicationOptions.ts';
import { chartStateAtom } from '../../../data/statistics.ts';
import { daysOfAtom, todayAtom } from '../../../data/timeRange.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../dashboard.css.ts';
import { useDateRangeLabels } from '../../../parts/useDateRangeLabels.ts';

const ALL = 'all';

/** Application, 7 or 30 days, or any days up to today; all of it is kept in the address. */
export function ChartControls({ isCompact }: { isCompact: boolean }) {
  const text = useText();
  const labels = useDateRangeLabels();
  const [state, setState] = useUrlState(chartStateAtom);
  const applications = useAtomValue(applicationOptionsQueryAtom);
  const days = useAtomValue(daysOfAtom)(state);
  const today = useAtomValue(todayAtom);

  return (
    <>
      {isCompact ? null : (
        <div className={css.applicationControl}>
          <Select
            label={text('dashboard.chart.application')}
            isLabelHidden
            placeholder={text('dashboard.chart.allApplications')}
            selectedKey={state.appid ?? ALL}
            onSelectionChange={(key) => setState({ appid: key === ALL ? undefined : key }, { replace: true })}
          >
            <SelectItem id={ALL}>{text('dashboard.chart.allApplications')}</SelectItem>
            {(applications.data ?? []).map((option) => (
              <SelectItem key={option.appid} id={option.appid}>
                {option.name}
              </SelectItem>
            ))}
          </Select>
        </div>
      )}
      <SegmentedControl
        label={text('dashboard.chart.range')}
        value={state.range}
        items={[
          { id: '7d', label: text('dashboard.chart.7d') },
          { id: '30d', label: text('dashboard.chart.30d') },
        ]}
        onChange={(range) =>
          setState(
            { range: range === '7d' ? '7d' : '30d', from: undefined, to: undefined },
            { replace: true },
          )
        }
      />
      {isCompact ? null : (
        <div className={css.datesControl}>
          <DateRangePicker
            label={text('dashboard.chart.dates')}
            isLabelHidden
            value={days ?? null}
            placeholder={text('dashboard.chart.dates')}
            maxValue={today}
            {...labels}
            onChange={(range) =>
              setState(
                range
                  ? { range: 'days', from: range.start, to: range.end }
                  : { range: '30d', from: undefined, to: undefined },
                { replace: true },
              )
            }
          />
        </div>
      )}
    </>
  );
}
