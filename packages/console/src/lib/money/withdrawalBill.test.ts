import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, compare, subtract, truncate } from './money.ts';
import { shownParts, withdrawalBill } from './withdrawalBill.ts';

it('the displayed parts of a withdrawal add up even if truncated parts wouldn’t', () => {
  const charged = { amount: '1', fee: '0.0011111', network_fee: '0.0001', actual_amount: '0.9988889' };
  expect(withdrawalBill(charged)).toEqual({
    service: '0.001012',
    network: '0.0001',
    fee: '0.001112',
    received: '0.998888',
  });
});

it('the displayed parts of a withdrawal add up for every amount', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 24n });
  const text = (value: bigint) => {
    const digits = value.toString().padStart(19, '0');
    return `${digits.slice(0, -18)}.${digits.slice(-18)}`;
  };
  fc.assert(
    fc.property(units, units, units, (network, service, received) => {
      const amount = text(network + service + received);
      const bill = withdrawalBill({
        amount,
        fee: text(network + service),
        network_fee: text(network),
        actual_amount: text(received),
      });
      expect(compare(add(bill.service, bill.network), bill.fee)).toBe(0);
      expect(compare(add(bill.fee, bill.received), truncate(amount, 6))).toBe(0);
      for (const [shown, exact] of [
        [bill.network, text(network)],
        [bill.service, text(service)],
        [bill.received, text(received)],
      ] as const)
        expect(compare(subtract(shown, exact), '0.000001') < 0).toBe(true);
    }),
  );
});

it('shownParts truncates the parts if they don’t add up to the total', () => {
  expect(shownParts('5', ['0.0000015', '9'])).toEqual(['0.000001', '9']);
});
