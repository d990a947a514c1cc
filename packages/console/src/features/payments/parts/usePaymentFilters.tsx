import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { offeredStatuses, paymentList } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import type { FilteredList } from '#parts/list/listOf.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import { differences, paymentStatusText } from '#parts/values/PaymentStatusTag.tsx';
import type { MoreName } from './MoreFilter.tsx';
import { MultiSelect } from '@settlement/design-system/MultiSelect';
import { selectItems } from '#parts/fields/selectItems.tsx';

interface ManyFilterProps {
  readonly label: string;
  readonly any: string;
  readonly options: readonly string[];
  readonly nameOf: (option: string) => string;
  /** The selected options, separated by commas. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Renders a filter with multiple selection. Options that only a link contains are added to the list. */
function ManyFilter({ label, any, options, nameOf, value, onChange }: ManyFilterProps) {
  const chosen = value?.split(',').filter(Boolean) ?? [];
  const fromLink = chosen.filter((option) => !options.includes(option));

  return (
    <MultiSelect
      label={label}
      placeholder={any}
      value={chosen}
      onChange={(keys) => onChange(keys.toSorted().join(',') || undefined)}
    >
      {selectItems([...options, ...fromLink], nameOf)}
    </MultiSelect>
  );
}

type PaymentFilter = typeof paymentList extends FilteredList<infer Name> ? Name : never;

const MoreFilter = deferred(async () => (await import('./MoreFilter.tsx')).MoreFilter, {
  loading: <Skeleton shape="block" height="60px" />,
});

/** Returns the five filters of specification §2 and the additional filters. */
export function usePaymentFilters(): FilterFields<PaymentFilter> {
  const text = useText();
  const applications = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  const more = (name: MoreName, label: string, show = (code: string) => code) =>
    ({
      kind: 'other',
      isMore: true,
      label,
      show,
      field: (
        value: string | undefined,
        onChange: (value: string | undefined) => void,
        isFocused: boolean,
      ) => <MoreFilter name={name} label={label} value={value} isFocused={isFocused} onChange={onChange} />,
    }) as const;
  const many = (label: string, any: string, options: readonly string[], nameOf: (option: string) => string) =>
    ({
      kind: 'other',
      label,
      show: (chosen: string) => chosen.split(',').map(nameOf).join(', '),
      field: (value: string | undefined, onChange: (value: string | undefined) => void) => (
        <ManyFilter
          label={label}
          any={any}
          options={options}
          nameOf={nameOf}
          value={value}
          onChange={onChange}
        />
      ),
    }) as const;
  const application = text('payments.column.apply_name');
  const anyApplication = text('common.filter.anyApplication');
  return {
    fields: {
      appid: useAtomValue(paymentList.offersFilterAtom)('appids')
        ? many(
            application,
            anyApplication,
            applications.map(({ appid }) => appid),
            (id) => applications.find(({ appid }) => appid === id)?.name ?? id,
          )
        : {
            kind: 'choice',
            label: application,
            any: anyApplication,
            choices: applications.map(({ appid, name }) => ({ id: appid, name })),
          },
      out_trade_no: more('out_trade_no', text('payments.column.out_trade_no')),
      trade_no: more('trade_no', text('payments.column.trade_no')),
      status: many(
        text('common.column.status'),
        text('common.filter.anyStatus'),
        offeredStatuses.map(String),
        (code) => paymentStatusText(text, Number(code)),
      ),
      keyword: { kind: 'search', label: text('payments.filter.keyword') },
      token: more('token', text('common.column.token')),
      chain: more('chain', text('common.column.chain')),
      txid: more('txid', text('payments.column.transaction_id')),
      address: more('address', text('payments.filter.address')),
      min_amount: more('min_amount', text('payments.filter.min_amount')),
      max_amount: more('max_amount', text('payments.filter.max_amount')),
      exception: more('exception', text('payments.filter.exception'), (code) => {
        const known = differences.find((one) => String(one) === code);
        return known ? text(`payments.difference.${known}`) : code;
      }),
      link_id: { kind: 'other', label: text('payments.filter.link_id'), show: (id) => id },
      open: {
        kind: 'other',
        label: text('payments.filter.open'),
        show: () => text('payments.toBeReviewed'),
      },
    },
    dates: { kind: 'days', label: text('common.column.created_time') },
  };
}
