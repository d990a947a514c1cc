import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applicationOptions.ts';
import { recordStateAtom } from '../../../data/payments.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedText } from '../../../lib/useDebounced.ts';
import { DayRangeFilter } from '../../../parts/DayRangeFilter.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const ALL = 'all';
const TRADE_NO_DIGITS = 32;

/** The five filters of specification §2; each lands in the address as it changes. */
export function RecordFilters() {
  const text = useText();
  const [state, setState] = useUrlState(recordStateAtom);
  const applications = useAtomValue(applicationOptionsQueryAtom);

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
      <DayRangeFilter
        label={text('payments.filter.created')}
        value={state}
        onChange={(choice) => setState(choice, { replace: true })}
      />
    </>
  );
}

function isTradeNo(text: string): boolean {
  return /^\d+$/.test(text) && text.length === TRADE_NO_DIGITS;
}
