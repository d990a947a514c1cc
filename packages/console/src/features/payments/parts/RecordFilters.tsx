import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import type { CalendarDateRange } from '@settlement/design-system/DateRangePicker';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applications.ts';
import { recordStateAtom } from '../../../data/payments.ts';
import { daysOfAtom, todayAtom } from '../../../data/time-range.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedText } from '../../../lib/use-debounced.ts';
import { useDateRangeWords } from '../../../parts/useDateRangeWords.ts';
import { StatusFilter } from './StatusFilter.tsx';

const ALL = 'all';
/** Ready ranges of specification §9, in the order of the picker. */
const relativeRanges = ['today', '7d', '15d', '30d'] as const;
const TRADE_NO_DIGITS = 32;

/** The five filters of specification §2; each lands in the address as it changes. */
export function RecordFilters() {
  const text = useText();
  const words = useDateRangeWords();
  const [state, setState] = useUrlState(recordStateAtom);
  const applications = useAtomValue(applicationOptionsQueryAtom);
  const daysOf = useAtomValue(daysOfAtom);
  const today = useAtomValue(todayAtom);
  const days = daysOf(state);

  const [merchantOrder, setMerchantOrder] = useDebouncedText(state.out_trade_no ?? '', (value) =>
    setState({ out_trade_no: value.trim() || undefined }, { replace: true }),
  );
  // A number that cannot be one is kept in the field, with its reason, and not asked of the server.
  const [platformOrder, setPlatformOrder] = useDebouncedText(state.trade_no ?? '', (value) => {
    const digits = value.replace(/\s/g, '');
    if (digits === '' || isTradeNo(digits)) setState({ trade_no: digits || undefined }, { replace: true });
  });
  const platformDigits = platformOrder.replace(/\s/g, '');
  const isWrong = platformDigits !== '' && !isTradeNo(platformDigits);

  const presets = relativeRanges.map((range) => {
    const { start, end } = daysOf({ range, from: undefined, to: undefined }) ?? { start: today, end: today };
    return { id: range, label: text(`payments.filter.${range}`), range: { start, end } };
  });
  const chooseDays = (chosen: CalendarDateRange | null) => {
    if (!chosen) return setState({ range: 'all', from: undefined, to: undefined }, { replace: true });
    const { start: from, end: to } = chosen;
    // A ready range stays relative in the link: "last 7 days" is still that tomorrow.
    const preset = presets.find(({ range }) => range.start === from && range.end === to);
    return setState(
      preset ? { range: preset.id, from: undefined, to: undefined } : { range: 'days', from, to },
      { replace: true },
    );
  };

  return (
    <>
      <Select
        label={text('payments.filter.application')}
        placeholder={text('payments.filter.allApplications')}
        selectedKey={state.appid ?? ALL}
        onSelectionChange={(key) => setState({ appid: key === ALL ? undefined : key }, { replace: true })}
      >
        <SelectItem id={ALL}>{text('payments.filter.allApplications')}</SelectItem>
        {(applications.data ?? []).map((option) => (
          <SelectItem key={option.appid} id={option.appid}>
            {option.name}
          </SelectItem>
        ))}
      </Select>
      <TextField
        label={text('payments.filter.merchantOrder')}
        placeholder={text('payments.filter.merchantOrderHint')}
        value={merchantOrder}
        onChange={setMerchantOrder}
      />
      <TextField
        label={text('payments.filter.platformOrder')}
        placeholder={text('payments.filter.platformOrderHint')}
        inputMode="numeric"
        value={platformOrder}
        onChange={setPlatformOrder}
        isInvalid={isWrong}
        errorMessage={isWrong ? text('payments.filter.platformOrderError') : undefined}
      />
      <StatusFilter value={state.status} onChange={(status) => setState({ status }, { replace: true })} />
      <DateRangePicker
        label={text('payments.filter.created')}
        placeholder={text('payments.filter.anyTime')}
        value={days ?? null}
        maxValue={today}
        {...words}
        presets={presets}
        onChange={chooseDays}
      />
    </>
  );
}

function isTradeNo(text: string): boolean {
  return /^\d+$/.test(text) && text.length === TRADE_NO_DIGITS;
}
