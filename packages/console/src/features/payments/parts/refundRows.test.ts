import { paymentDifference, refundScope } from '@settlement/api-mocks/contract/enumerations';
import type { Payment } from '@settlement/api-mocks/contract/payments';
import { describe, expect, it } from 'vitest';
import { unpaid } from '#data/paymentFixture.ts';
import { intentionOf, overpaidOf, refundRowOf, refundTotals } from './refundRows.ts';

const refundable = { amount: '198', excess: '0', fee: '1', address: 'TPayer', end_time: 900, decimals: 6 };

/** An order of 100 USDT that was paid with two transfers of 99 USDT after fees. */
const twice: Payment = {
  ...unpaid,
  amount: '100',
  fees: '2',
  usdt_amount: '200',
  status: 7,
  amount_collected: '200',
  mch_real_receive: '198',
  diff_type: paymentDifference.multiple,
  diff_amount: '100',
  refundable,
};

const rowsOf = (payment: Payment, amount?: string) => refundRowOf({ payment, amount });
const intentionsOf = (payment: Payment, amount?: string) => rowsOf(payment, amount).map(intentionOf);

describe('refundRowOf', () => {
  it('suggests a partial refund of the second payment', () => {
    expect(rowsOf(twice)).toMatchObject([{ kind: 'second', amount: '100' }]);
    expect(intentionsOf(twice)).toMatchObject([
      {
        endpoint: 'payments.refund',
        scope: refundScope.part,
        amount: '100',
        actual_amount: '99',
        refundable: '198',
      },
    ]);
  });

  it('suggests the whole amount if the second payment can’t be refunded alone', () => {
    const { decimals: _, ...whole } = refundable;
    for (const payment of [
      { ...twice, refundable: whole },
      { ...twice, refundable: { ...refundable, amount: '100' } },
      { ...twice, diff_amount: '199' },
      { ...twice, diff_amount: '0' },
      { ...twice, amount_collected: '100' },
      { ...twice, diff_type: paymentDifference.late },
    ])
      expect(intentionsOf(payment)).toMatchObject([
        { scope: refundScope.whole, amount: payment.refundable?.amount },
      ]);
  });

  it('suggests the overpaid amount', () => {
    const payment = {
      ...twice,
      diff_type: paymentDifference.over,
      refundable: { ...refundable, excess: '5' },
    };
    expect(intentionsOf(payment)).toMatchObject([{ scope: refundScope.excess, amount: '5' }]);
  });

  it('keeps the typed amount', () => {
    expect(rowsOf(twice, '40.5')).toMatchObject([{ kind: 'part', amount: '40.5' }]);
    expect(rowsOf(twice, '198.00')).toMatchObject([{ kind: 'whole' }]);
    expect(rowsOf(twice, 'forty')).toMatchObject([{ kind: 'part', amount: 'forty' }]);
    expect(rowsOf({ ...twice, diff_type: paymentDifference.late }, '0')).toMatchObject([{ kind: 'part' }]);
  });

  it('returns no row for a payment without refundable figures', () => {
    const payment = { ...twice, refundable: undefined };
    expect(rowsOf(payment)).toEqual([]);
    expect(overpaidOf(payment)).toBeUndefined();
  });
});

describe('refundTotals', () => {
  it('sums the amounts and fees of each token and network', () => {
    const other = { ...twice, chain: 'Ethereum', net_work: 'ERC20' };
    const intentions = [twice, twice, other].flatMap((payment) => intentionsOf(payment));
    expect(refundTotals(intentions)).toMatchObject([
      { chain: 'TRON', count: 2, amount: '200', fee: '2' },
      { chain: 'Ethereum', count: 1, amount: '100', fee: '1' },
    ]);
  });
});
