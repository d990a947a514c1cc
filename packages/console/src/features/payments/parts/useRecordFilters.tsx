import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applicationOptions.ts';
import { isMobileAtom } from '../../../data/session.ts';
import { useText } from '../../../i18n/useText.ts';
import type { FilterFields } from '../../../parts/list/filterFields.ts';
import { paymentStatusText } from '../../../parts/PaymentStatusTag.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const TRADE_NO_DIGITS = 32;
const differences = [1, 2, 3, 4] as const;

type RecordFilter = 'appid' | 'out_trade_no' | 'trade_no' | 'status' | 'exception';

/** The five filters of specification §2, and the difference that the dashboard links to. */
export function useRecordFilters(): FilterFields<RecordFilter> {
  const text = useText();
  const isMobile = useAtomValue(isMobileAtom);
  const applications = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  const differenceText = (code: string) => {
    const known = differences.find((one) => String(one) === code);
    return known ? text(`payments.difference.${known}`) : code;
  };
  return {
    fields: {
      appid: {
        kind: 'choice',
        label: text('payments.filter.application'),
        any: text('payments.filter.allApplications'),
        choices: applications.map(({ appid, name }) => ({ id: appid, name })),
      },
      out_trade_no: {
        // Phones have it outside the sheet.
        kind: isMobile ? 'search' : 'text',
        label: text('payments.filter.merchantOrder'),
        placeholder: text('payments.filter.merchantOrderHint'),
      },
      trade_no: {
        kind: 'text',
        label: text('payments.filter.platformOrder'),
        placeholder: text('payments.filter.platformOrderHint'),
        inputMode: 'numeric',
        // A number that cannot be one is kept in the field, with its reason, and not asked of the server.
        clean: (typed) => typed.replace(/\s/g, ''),
        problem: (digits) => (isTradeNo(digits) ? undefined : text('payments.filter.platformOrderError')),
      },
      status: {
        kind: 'other',
        label: text('payments.filter.status'),
        show: (codes) =>
          codes
            .split(',')
            .map((code) => paymentStatusText(text, Number(code)))
            .join(', '),
        field: (value, onChange) => <StatusFilter value={value} onChange={onChange} />,
      },
      exception: { kind: 'other', label: text('payments.filter.difference'), show: differenceText },
    },
    dates: { kind: 'days', label: text('payments.filter.created') },
  };
}

const isTradeNo = (digits: string) => new RegExp(`^\\d{${TRADE_NO_DIGITS}}$`).test(digits);
