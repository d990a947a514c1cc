import type { Bank } from '#core/books/bank.ts';
import { merchantIn, modeOf, type Merchant } from '#core/books/merchant.ts';
import { UndoMap } from '#core/books/transaction.ts';
import type { Agenda, Happening, Plan } from './plan.ts';
import { createScheduler } from './scheduler.ts';

type Happen = (bank: Bank, merchant: Merchant, index: number, at: number, value: bigint) => void;

const known = new Map<string, Happen>();

/** Registers a kind of future event by name, so that a file can store the name instead of the function. */
export function happening(name: string, happen: Happen): Happening {
  known.set(name, happen);
  return { name };
}

export function createAgenda(bank: () => Bank): Agenda {
  const scheduler = createScheduler();
  const plans = new UndoMap<number, Plan>();
  let last = 0;
  const follow = (no: number, { at: due, name, merchantKey, mode, index, value }: Plan) =>
    scheduler.schedule(due, (at) => {
      plans.delete(no);
      const merchant = bank().directory.byKey(merchantKey);
      if (merchant) known.get(name)?.(bank(), merchantIn(merchant, mode), index, at, value);
    });
  return {
    plans,
    schedule({ name }, at, merchant, index = 0, value = 0n) {
      last += 1;
      const plan = { at, name, merchantKey: merchant.key, mode: modeOf(merchant), index, value };
      plans.set(last, plan);
      follow(last, plan);
    },
    restore() {
      for (const [no, plan] of [...plans].sort(([one], [other]) => one - other)) {
        follow(no, plan);
        last = Math.max(last, no);
      }
    },
    runUntil: (now, hold) => scheduler.runUntil(now, hold),
    get pending() {
      return scheduler.pending;
    },
    get next() {
      return scheduler.next;
    },
  };
}
