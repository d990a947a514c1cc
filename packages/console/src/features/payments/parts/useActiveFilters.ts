import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applicationOptions.ts';
import { recordStateAtom } from '../../../data/payments.ts';
import type { RecordState } from '../../../data/payments.ts';
import { useText } from '../../../i18n/useText.ts';
import { paymentStatusText } from '../../../parts/PaymentStatusTag.tsx';

export interface ActiveFilter {
  id: string;
  /** Such as `Status: Paid`. */
  message: string;
  /** What to write to the address to be rid of it. */
  without: Partial<RecordState>;
}

/** The filters that are set, in words; for chips and for what an export says of itself. */
export function useActiveFilters(): ActiveFilter[] {
  const text = useText();
  const { appid, out_trade_no, trade_no, status, exception, range, from, to } = useAtomValue(recordStateAtom);
  const applications = useAtomValue(applicationOptionsQueryAtom).data ?? [];

  const filters: ActiveFilter[] = [];
  const add = (id: string, name: string, value: string, without: Partial<RecordState>) =>
    filters.push({ id, message: text('payments.filter.chip', { name, value }), without });

  if (appid) {
    const name = applications.find((option) => option.appid === appid)?.name ?? appid;
    add('appid', text('payments.filter.application'), name, { appid: undefined });
  }
  if (out_trade_no) {
    add('out_trade_no', text('payments.filter.merchantOrder'), out_trade_no, { out_trade_no: undefined });
  }
  if (trade_no) {
    add('trade_no', text('payments.filter.platformOrder'), trade_no, { trade_no: undefined });
  }
  if (status) {
    const message = status.split(',').map((code) => paymentStatusText(text, Number(code)));
    add('status', text('payments.filter.status'), message.join(', '), { status: undefined });
  }
  if (isDifference(exception)) {
    const message = text(`payments.difference.${exception}`);
    add('exception', text('payments.filter.difference'), message, { exception: undefined });
  }
  if (range !== 'all') {
    const message = range === 'days' ? `${from ?? '…'} – ${to ?? '…'}` : text(`common.range.${range}`);
    add('range', text('payments.filter.created'), message, { range: 'all', from: undefined, to: undefined });
  }
  return filters;
}

const differences = [1, 2, 3, 4] as const;
const isDifference = (code: number | undefined): code is (typeof differences)[number] =>
  differences.some((one) => one === code);
