import { paymentStatus } from '#contract/enumerations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expect, expectNot } from './expect.ts';
import { reads, enough, parsed, someTokenId, totalOf, units, type Rule } from './check.ts';

export const figureChecks: readonly Rule[] = [
  reads('§3', 'unread counts all unread notifications, whichever are listed', async (caller) => {
    const { unread } = await parsed(caller, 'notifications.list');
    expect(unread).toBe(await totalOf(caller, 'notifications.list', { read: 2 }));
    expect((await parsed(caller, 'notifications.list', { query: { read: 1 } })).unread).toBe(unread);
  }),
  reads('§3', 'the available amount is at most the balance', async (caller) => {
    const { total_assets, operable_balance } = await parsed(caller, 'statistics.overview');
    expect(units(operable_balance)).toBeLessThanOrEqual(units(total_assets));
  }),
  reads('§3', 'only followed tokens are marked as followed', async (caller) => {
    const { list: followed } = await parsed(caller, 'market.followList');
    enough(caller, followed, 'followed token');
    expect(followed.filter(({ check }) => !check)).toEqual([]);
    const { list } = await parsed(caller, 'market.search', { query: { name: '' } });
    expect(
      list
        .filter(({ check }) => check)
        .map(({ token }) => token)
        .toSorted(),
    ).toEqual(followed.map(({ token }) => token).toSorted());
  }),
  reads('§3', 'the net amount plus the fee equals the amount', async (caller) => {
    const query = { id: await someTokenId(caller), amount: '120' };
    const { actual_amount, fee } = await parsed(caller, 'withdrawals.cost', { query });
    expect(units(actual_amount) + units(fee)).toBe(units(query.amount));
  }),
  reads('§5', 'a saved address is valid', async (caller) => {
    const { list } = await parsed(caller, 'addresses.list');
    for (const { currency_id: id, address } of enough(caller, list, 'saved address')) {
      const { valid } = await parsed(caller, 'withdrawals.addressValid', { query: { id, address } });
      expect({ address, valid }).toEqual({ address, valid: true });
    }
  }),
  reads('§3', 'a payment is the same in the list and in its details', async (caller) => {
    const { list } = await parsed(caller, 'payments.list', { query: { pageSize: 10 } });
    for (const row of enough(caller, list, 'row of payments.list')) {
      const { trade_no, out_trade_no, appid, amount, token, chain, created_time } = row;
      const detail = await parsed(caller, 'payments.info', { query: { trade_no } });
      expect(detail).toMatchObject({ trade_no, out_trade_no, appid, amount, token, chain, created_time });
    }
  }),
  reads('§3', 'a transfer of a paid order has a sender, a recipient and a transaction ID', async (caller) => {
    const query = { status: paymentStatus.paid, pageSize: 5 };
    const { list } = await parsed(caller, 'payments.list', { query });
    for (const { trade_no, handle_id = trade_no } of enough(caller, list, 'paid order')) {
      const { list: transfers } = await parsed(caller, 'payments.monitor', { query: { handle_id } });
      expect(transfers.length).toBeGreaterThan(0);
      const parts = transfers.flatMap(({ from_address, to_address, txid }) => [
        from_address,
        to_address,
        txid,
      ]);
      expectNot(parts).toContain('');
    }
  }),
  reads('§7', 'an export is a spreadsheet with the rows of the list', async (caller) => {
    const query = { status: paymentStatus.refunded };
    const csv = await caller.send(endpoints['payments.export'], { query: { ...query, format: 'csv' } });
    const lines = (await csv.text()).split('\n').filter((line) => line.trim() !== '');
    enough(caller, lines, 'refunded payment', 2);
    expect(lines).toHaveLength((await totalOf(caller, 'payments.list', query)) + 1);
    const sheet = await caller.send(endpoints['payments.export'], { query });
    const bytes = new Uint8Array(await sheet.arrayBuffer());
    expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b]);
  }),
];
