import type { Closing } from '@settlement/api-mocks/contract/reports';
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

/** The columns of movements. Movements without their own column are in `other`, so that each row adds up. */
export const moveColumns = ['received', 'other', 'withdrawn', 'swapped', 'gas'] as const;

type Filters = Readonly<Record<string, string | number>>;

interface Figure {
  /** True for totals and balances. `orders`: only in the first ledger. */
  readonly isTotal?: boolean | Side;
  /** The unit of the number of rows. Default: movements. */
  readonly unit?: 'orders' | 'payments' | 'refunds' | 'swaps';
  /** The column of the table of tokens. Default: other. */
  readonly column?: (typeof moveColumns)[number];
  /** The filters of the page Fund details with the rows of the figure. */
  readonly funds?: Filters;
  /** The filters of the page Payment records that match the figure most closely. */
  readonly payments?: Filters;
}

const { toBePaid, timeout, closed, chainConfirmationFailure, underRefund, refunded } = paymentStatus;
const unpaid = [toBePaid, timeout, closed, chainConfirmationFailure].join(',');
const { in: incoming, out: outgoing } = movementDirection;

const figures: Readonly<Partial<Record<string, Figure>>> = {
  ordered: { unit: 'orders', isTotal: true },
  notPaid: { unit: 'orders', payments: { status: unpaid } },
  orderedEarlier: { unit: 'orders' },
  rateChange: { unit: 'payments' },
  underpaid: { unit: 'payments', payments: { exception: paymentDifference.under } },
  overpaid: { unit: 'payments', payments: { exception: paymentDifference.over } },
  paid: { unit: 'payments', isTotal: true },
  fees: { unit: 'payments' },
  refunds: { unit: 'refunds', payments: { status: [underRefund, refunded].join(',') } },
  received: { isTotal: 'orders', column: 'received', funds: { type: streamType.payment } },
  receivedOther: { funds: { type: streamType.payment } },
  deposits: { funds: { type: streamType.recharge } },
  transfersIn: { funds: { type: streamType.internalTransfer, direction: incoming } },
  withdrawn: { column: 'withdrawn', funds: { type: streamType.withdrawal } },
  collected: { column: 'withdrawn', funds: { type: streamType.collection } },
  transfersOut: {
    column: 'withdrawn',
    funds: { type: streamType.internalTransfer, direction: outgoing },
  },
  swapped: { unit: 'swaps', column: 'swapped', funds: { type: streamType.swap } },
  gas: { column: 'gas', funds: { type: streamType.gas } },
  holds: { funds: {} },
  opening: { isTotal: true, funds: {} },
  closing: { isTotal: true, funds: {} },
  priceChange: { funds: {} },
};

/** Checks if a figure is a total or a balance. “Received” is a movement in the balance ledger. */
export function isTotal(side: Side, key: string): boolean {
  const total = figures[key]?.isTotal;
  return total === true || total === side;
}

export const unitOf = (key: string) => figures[key]?.unit ?? 'movements';
export const columnOf = (key: string) => figures[key]?.column ?? 'other';

export const openFigureOf = (key: string): OpenFigure => openFigures.find((one) => one === key) ?? 'none';

type Period = Pick<Closing, 'start_time' | 'end_time'>;
type DayOf = Pick<ReturnType<typeof useFormats>, 'day'>;

export const rangeOf = ({ start_time, end_time }: Period, { day }: DayOf) =>
  ({ range: 'days', from: day(start_time), to: day(end_time) }) as const;

/** Returns the list page with the rows of a figure, filtered as closely as its filters allow. */
export function listOf(
  key: string,
  range: ReturnType<typeof rangeOf>,
  appid: string | undefined,
  paths: Paths,
): { readonly list: 'inPayments' | 'inFunds'; readonly href: string } {
  const { funds, payments } = figures[key] ?? {};
  return funds
    ? { list: 'inFunds', href: paths.fundDetails({ ...funds, ...range }) }
    : { list: 'inPayments', href: paths.payments({ ...payments, ...range, appid }) };
}
