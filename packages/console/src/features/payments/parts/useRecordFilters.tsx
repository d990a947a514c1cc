import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import type { paymentList } from '#data/payments.ts';
import { isMobileAtom } from '#data/session.ts';
import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import type { FilteredList } from '#parts/list/listOf.ts';
import { deferred } from '#parts/deferred.tsx';
import { paymentStatusText } from '#parts/PaymentStatusTag.tsx';
import type { MoreName } from './MoreFilter.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const differences = [1, 2, 3, 4] as const;

type RecordFilter = typeof paymentList extends FilteredList<infer Name> ? Name : never;

// Few filter by these, and what there is to choose is asked of the server.
const MoreFilter = deferred(async () => (await import('./MoreFilter.tsx')).MoreFilter, {
  areas: ['dialogs'],
  loading: <Skeleton shape="block" height="60px" />,
});

/** The five filters of specification §2, and what else a payment is looked for by. */
export function useRecordFilters(): FilterFields<RecordFilter> {
  const text = useText();
  const isMobile = useAtomValue(isMobileAtom);
  const applications = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  const more = (name: MoreName, label: string, show = (code: string) => code) =>
    ({
      kind: 'other',
      isMore: true,
      label,
      show,
      field: (value: string | undefined, onChange: (value: string | undefined) => void) => (
        <MoreFilter name={name} label={label} value={value} onChange={onChange} />
      ),
    }) as const;
  const part = text('payments.filter.part');
  return {
    fields: {
      appid: {
        kind: 'choice',
        label: text('payments.filter.application'),
        any: text('payments.filter.allApplications'),
        choices: applications.map(({ appid, name }) => ({ id: appid, name })),
      },
      out_trade_no: { kind: 'text', label: text('payments.filter.merchantOrder'), placeholder: part },
      trade_no: {
        kind: 'text',
        label: text('payments.filter.platformOrder'),
        placeholder: part,
        inputMode: 'numeric',
        // A number that cannot be one is kept in the field, with its reason, and not asked of the server.
        clean: (digits) => digits.replaceAll(/\s/g, ''),
        problem: (digits) => {
          if (/^\d{4,32}$/.test(digits)) return undefined;
          const isRounded = /^\d([.,]\d+)?e\+?\d+$/i.test(digits);
          return text(
            isRounded ? 'payments.filter.platformOrderRounded' : 'payments.filter.platformOrderError',
          );
        },
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
      // Phones have it outside the sheet.
      keyword: { kind: isMobile ? 'search' : 'text', label: text('payments.filter.keyword'), isMore: true },
      token: more('token', text('payments.filter.token')),
      chain: more('chain', text('payments.column.network')),
      txid: more('txid', text('payments.column.transaction')),
      address: more('address', text('payments.filter.address')),
      min_amount: more('min_amount', text('payments.filter.least')),
      max_amount: more('max_amount', text('payments.filter.most')),
      exception: more('exception', text('payments.filter.difference'), (code) => {
        const known = differences.find((one) => String(one) === code);
        return known ? text(`payments.difference.${known}`) : code;
      }),
      mode: {
        kind: 'choice',
        isMore: true,
        label: text('payments.filter.mode'),
        any: text('payments.filter.live'),
        choices: [{ id: String(appMode.test), name: text('payments.filter.test') }],
      },
      open: {
        kind: 'other',
        label: text('payments.filter.open'),
        show: () => text('payments.filter.openOnly'),
      },
    },
    dates: { kind: 'days', label: text('payments.filter.created') },
  };
}
