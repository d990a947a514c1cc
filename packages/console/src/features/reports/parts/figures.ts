import type { Closing, ClosingFigure } from '@settlement/api-mocks/contract/reports';
import {
  movementDirection,
  paymentDifference,
  paymentStatus,
  streamType,
} from '@settlement/api-mocks/contract/enumerations';
import { type OpenFigure, openFigures } from '#data/reports.ts';
import type { useFormats } from '#data/formats/useFormats.ts';
import type { Paths } from '#lib/address/paths.ts';

export type Side = 'orders' | 'balance';

const totals: ReadonlySet<string> = new Set(['ordered', 'paid', 'opening', 'closing']);

/** Checks if a figure is a total or a balance. “Received” is a movement in the balance ledger. */
export const isTotal = (side: Side, key: string): boolean =>
  totals.has(key) || (side === 'orders' && key === 'received');

export const openFigureOf = (key: string): OpenFigure | undefined => openFigures.find((one) => one === key);

/** The figures that link to Fund details, with the filters in the link. */
const movements: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  received: { type: streamType.payment },
  receivedOther: { type: streamType.payment },
  deposits: { type: streamType.recharge },
  transfersIn: { type: streamType.internalTransfer, direction: movementDirection.in },
  withdrawn: { type: streamType.withdrawal },
  collected: { type: streamType.collection },
  transfersOut: { type: streamType.internalTransfer, direction: movementDirection.out },
  swapped: { type: streamType.swap },
  gas: { type: streamType.gas },
  holds: {},
  opening: {},
  closing: {},
  priceChange: {},
};

const unpaid = [
  paymentStatus.toBePaid,
  paymentStatus.timeout,
  paymentStatus.closed,
  paymentStatus.chainConfirmationFailure,
].join(',');

/** The filters of the page Payment records that match each figure most closely. */
const payments: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  notPaid: { status: unpaid },
  underpaid: { exception: paymentDifference.under },
  overpaid: { exception: paymentDifference.over },
  refunds: { status: [paymentStatus.underRefund, paymentStatus.refunded].join(',') },
};

type Period = Pick<Closing, 'start_time' | 'end_time'>;
type DayOf = Pick<ReturnType<typeof useFormats>, 'day'>;

export const rangeOf = ({ start_time, end_time }: Period, { day }: DayOf) =>
  ({ range: 'days', from: day(start_time), to: day(end_time) }) as const;

/** Returns the list page with the rows of a figure, filtered as closely as its filters allow. */
export function listOf(
  key: string,
  side: Side,
  period: Period,
  appid: string | undefined,
  { paths, formats }: { readonly paths: Paths; readonly formats: DayOf },
): { readonly list: 'payments' | 'funds'; readonly href: string } {
  const movement = side === 'balance' || key === 'received' ? movements[key] : undefined;
  const range = rangeOf(period, formats);
  return movement
    ? { list: 'funds', href: paths.fundDetails({ ...movement, ...range }) }
    : { list: 'payments', href: paths.payments({ ...payments[key], ...range, appid }) };
}

const units: Readonly<Record<string, 'orders' | 'payments' | 'refunds' | 'swaps'>> = {
  ordered: 'orders',
  notPaid: 'orders',
  orderedEarlier: 'orders',
  rateChange: 'payments',
  underpaid: 'payments',
  overpaid: 'payments',
  paid: 'payments',
  fees: 'payments',
  refunds: 'refunds',
  swapped: 'swaps',
};

/** Returns the ID of the message for the number of rows of a figure. */
export const countOf = ({ key }: ClosingFigure) => `reports.count.${units[key] ?? 'movements'}` as const;
