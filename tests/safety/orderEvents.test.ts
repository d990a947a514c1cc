import { describe, expect, it } from 'vitest';
import { openShop, type Shop } from './support/orderShop.ts';

const PAID_SECONDS = 120;
const REFUND_SECONDS = 330;

/** The events of an order as a merchant's server gets them, one line each. */
const linesOf = ({ received }: Shop) =>
  received.map((one) => {
    const { sequence = '?', event, status, state = '?', amount, amount_collected = '?' } = one;
    const refund = one.refund && ` refund ${one.refund.amount}`;
    const left = refund ? ` of ${one.amount_refunded ?? '?'}, left ${one.amount_remaining ?? '?'}` : '';
    return `${sequence} ${event}: status ${status} ${state}, due ${amount}, received ${amount_collected}${refund ?? ''}${left}`;
  });

async function paid(how: 'exact' | 'under' | 'over' | 'late'): Promise<Shop> {
  const shop = openShop();
  shop.pay(await shop.create('A-1'), how);
  shop.wait(1);
  shop.wait(PAID_SECONDS);
  return shop;
}

async function refund(shop: Shop, no: string, more: { amount?: string; reason?: string }): Promise<void> {
  expect(await shop.refund('A-1', no, more)).toBe(200);
  shop.wait(1);
  shop.wait(REFUND_SECONDS);
}

describe('the events of an order', () => {
  it('contain payment.paid once if an exact payment is refunded in two parts', async () => {
    const shop = await paid('exact');
    await refund(shop, 'R-1', { amount: '10' });
    await refund(shop, 'R-2', { amount: '5' });
    expect(linesOf(shop)).toEqual([
      '1 payment.created: status 1 created, due 25, received 0',
      '2 payment.paid: status 2 paid, due 25, received 25',
      '3 refund.requested: status 5 refunding, due 25, received 25 refund 10 of 10, left 14.875',
      '4 refund.sent: status 2 paid, due 25, received 25 refund 10 of 10, left 14.875',
      '5 refund.requested: status 5 refunding, due 25, received 25 refund 5 of 15, left 9.875',
      '6 refund.sent: status 2 paid, due 25, received 25 refund 5 of 15, left 9.875',
    ]);
    expect(new Set(shop.received.map(({ event_id }) => event_id)).size).toBe(6);
  });

  it('never report an underpaid order as paid, also after a partial refund', async () => {
    const shop = await paid('under');
    await refund(shop, 'R-1', { amount: '5' });
    expect(linesOf(shop)).toEqual([
      '1 payment.created: status 1 created, due 25, received 0',
      '2 payment.partially_paid: status 7 underpaid, due 25, received 22.5',
      '3 refund.requested: status 5 refunding, due 25, received 22.5 refund 5 of 5, left 17.3875',
      '4 refund.sent: status 7 underpaid, due 25, received 22.5 refund 5 of 5, left 17.3875',
    ]);
    expect(await shop.get('A-1')).toMatchObject({ state: 'underpaid', status: 7, last_sequence: 4 });
  });

  it('leave an overpaid order overpaid after its excess was refunded', async () => {
    const shop = await paid('over');
    expect(await shop.refundInConsole(shop.received[0]?.trade_no ?? '', 2)).toBe(200);
    shop.wait(1);
    shop.wait(REFUND_SECONDS);
    expect(linesOf(shop)).toEqual([
      '1 payment.created: status 1 created, due 25, received 0',
      '2 payment.paid: status 2 overpaid, due 25, received 26.25',
      '3 refund.requested: status 5 refunding, due 25, received 26.25 refund 1.25 of 1.25, left 24.86875',
      '4 refund.sent: status 2 overpaid, due 25, received 26.25 refund 1.25 of 1.25, left 24.86875',
    ]);
  });

  it('report each of a partial and a whole refund', async () => {
    const shop = await paid('exact');
    await refund(shop, 'R-1', { amount: '10' });
    await refund(shop, 'R-2', {});
    expect(linesOf(shop).slice(2)).toEqual([
      '3 refund.requested: status 5 refunding, due 25, received 25 refund 10 of 10, left 14.875',
      '4 refund.sent: status 2 paid, due 25, received 25 refund 10 of 10, left 14.875',
      '5 refund.requested: status 5 refunding, due 25, received 25 refund 14.875 of 24.875, left 0',
      '6 refund.sent: status 6 refunded, due 25, received 25 refund 14.875 of 24.875, left 0',
    ]);
    expect(shop.received.map((one) => one.refund?.out_refund_no)).toEqual([
      undefined,
      undefined,
      'R-1',
      'R-1',
      'R-2',
      'R-2',
    ]);
  });

  it('return to the state before if a refund fails, and the amount is left again', async () => {
    const shop = await paid('under');
    await refund(shop, 'R-1', { amount: '5', reason: 'must fail' });
    expect(linesOf(shop).slice(2)).toEqual([
      '3 refund.requested: status 5 refunding, due 25, received 22.5 refund 5 of 5, left 17.3875',
      '4 refund.failed: status 7 underpaid, due 25, received 22.5 refund 5 of 0, left 22.3875',
    ]);
    await refund(shop, 'R-2', {});
    expect(linesOf(shop).at(-1)).toContain('6 refund.sent: status 6 refunded');
  });

  it('are the same after the state of the mock API was exported and imported', async () => {
    const shop = await paid('exact');
    await refund(shop, 'R-1', { amount: '10' });
    const before = await shop.get('A-1');
    const again = openShop();
    again.api.importState(JSON.parse(JSON.stringify(shop.api.exportState())));
    expect(await again.get('A-1')).toEqual(before);
    expect(before).toMatchObject({ last_sequence: 4, amount_refunded: '10', amount_remaining: '14.875' });
  });
});
