import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applicationOptions.ts';
import type { paymentList } from '../../../data/payments.ts';
import { isMobileAtom } from '../../../data/session.ts';
import { useText } from '../../../i18n/useText.ts';
import type { FilterFields, OtherField, TypedField } from '../../../parts/list/filterFields.ts';
import type { FilteredList } from '../../../parts/list/listOf.ts';
import { LazyPart } from '../../../parts/LazyPart.tsx';
import { lazyPart } from '../../../parts/lazyPart.ts';
import { paymentStatusText } from '../../../parts/PaymentStatusTag.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const differences = [1, 2, 3, 4] as const;

type RecordFilter = typeof paymentList extends FilteredList<infer Name> ? Name : never;

// Few filter by these, and what there is to choose is asked of the server.
const moreFilter = lazyPart(async () => (await import('./MoreFilter.tsx')).MoreFilter);

/** The five filters of specification §2, and what else a payment is looked for by. */
export function useRecordFilters(): FilterFields<RecordFilter> {
  const text = useText();
  const isMobile = useAtomValue(isMobileAtom);
  const applications = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  const chosen = (
    kind: 'token' | 'chain' | 'exception',
    label: string,
    show = (code: string) => code,
  ): OtherField => ({
    kind: 'other',
    label,
    show,
    field: (value, onChange) => (
      <LazyPart
        part={moreFilter}
        props={{ kind, label, value, onChange }}
        loading={<Skeleton shape="block" height="60px" />}
      />
    ),
  });
  const typed = (label: string, field: Partial<TypedField> = {}): TypedField => ({
    kind: 'text',
    label,
    placeholder: text('payments.filter.part'),
    ...field,
  });
  const number: Partial<TypedField> = {
    placeholder: '0.00',
    inputMode: 'decimal',
    clean: (amount) => amount.replaceAll(/[\s,]/g, ''),
    problem: (amount) =>
      /^(0|[1-9]\d{0,17})(\.\d{1,6})?$/.test(amount) ? undefined : text('payments.filter.amountError'),
  };
  return {
    fields: {
      appid: {
        kind: 'choice',
        label: text('payments.filter.application'),
        any: text('payments.filter.allApplications'),
        choices: applications.map(({ appid, name }) => ({ id: appid, name })),
      },
      out_trade_no: typed(text('payments.filter.merchantOrder')),
      trade_no: typed(text('payments.filter.platformOrder'), {
        inputMode: 'numeric',
        // A number that cannot be one is kept in the field, with its reason, and not asked of the server.
        clean: (digits) => digits.replaceAll(/\s/g, ''),
        problem: (digits) =>
          /^\d{4,32}$/.test(digits) ? undefined : text('payments.filter.platformOrderError'),
      }),
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
      token: { ...chosen('token', text('payments.filter.token')), isMore: true },
      chain: { ...chosen('chain', text('payments.column.network')), isMore: true },
      txid: {
        ...typed(text('payments.column.transaction'), {
          problem: (part) => (part.length < 4 ? text('payments.filter.txidError') : undefined),
        }),
        isMore: true,
      },
      address: { ...typed(text('payments.filter.address')), isMore: true },
      min_amount: { ...typed(text('payments.filter.least'), number), isMore: true },
      max_amount: { ...typed(text('payments.filter.most'), number), isMore: true },
      exception: {
        ...chosen('exception', text('payments.filter.difference'), (code) => {
          const known = differences.find((one) => String(one) === code);
          return known ? text(`payments.difference.${known}`) : code;
        }),
        isMore: true,
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
