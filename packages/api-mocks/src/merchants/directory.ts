import type { Bank, Directory } from '../core/bank.ts';
import { forkMerchant, type Merchant } from '../core/merchant.ts';
import { enlist, outsideTransaction, undoable, UndoMap } from '../core/transaction.ts';
import { isSameEmail } from '../rules/sameEmail.ts';
import { followStatements } from '../resources/statements/write.ts';
import type { World } from './world.ts';

const DAY = 86_400;
const MOST_HISTORIES = 6;

/** Histories by world, seed and day. They are never written to, so banks may share them. */
const histories = new Map<string, Merchant>();

function historyOf(world: World, seed: string, dayStart: number): Merchant {
  const key = `${world.key}|${seed}|${dayStart}`;
  let history = histories.get(key);
  if (!history) {
    history = world.history(seed, dayStart);
    if (histories.size >= MOST_HISTORIES) histories.delete(histories.keys().next().value ?? '');
    histories.set(key, history);
  }
  return history;
}

/** Finds merchants, and builds each world when somebody first asks for it. */
export function createDirectory(worlds: readonly World[], bank: () => Bank, startedAt: number): Directory {
  const built = new UndoMap<string, Merchant>();
  /** Kept among the built, so that no id is given twice. */
  const gone = new Set<string>();
  const unlessGone = (merchant: Merchant | undefined) => {
    if (!merchant || gone.has(merchant.key)) return undefined;
    enlist(merchant);
    return merchant;
  };
  const dayStart = Math.floor(startedAt / DAY) * DAY;
  const build = (world: World | undefined): Merchant | undefined => {
    if (!world) return undefined;
    return (
      built.get(world.key) ??
      outsideTransaction(() => {
        const own = bank();
        const merchant = forkMerchant(historyOf(world, own.seed, dayStart));
        built.set(world.key, merchant);
        world.today(own, merchant, dayStart, startedAt);
        followStatements(own, merchant, startedAt);
        return merchant;
      })
    );
  };
  return {
    byKey: (key) => unlessGone(built.get(key) ?? build(worlds.find((world) => world.key === key))),
    byMchid: (mchid) =>
      unlessGone(
        [...built.values()].find((merchant) => merchant.mchid === mchid) ??
          build(worlds.find((world) => world.mchid === mchid)),
      ),
    // An address may have been changed since the world was built, so the merchants come first.
    byEmail(email) {
      const changed = [...built.values()].find(({ profile }) => isSameEmail(profile.email, email));
      return unlessGone(
        changed ?? build(worlds.find((world) => isSameEmail(world.email, email) && !built.has(world.key))),
      );
    },
    isEmailTaken: (email) =>
      worlds.some((world) => isSameEmail(world.email, email)) ||
      [...built.values()].some(({ key, profile }) => !gone.has(key) && isSameEmail(profile.email, email)),
    built() {
      const all = [...built.values()];
      for (const merchant of all) enlist(merchant);
      return all;
    },
    known: worlds.map(({ key, mchid, name, email }) => ({ key, mchid, name, email })),
    add(merchant) {
      built.set(merchant.key, merchant);
      followStatements(bank(), merchant, bank().clock.now());
    },
    remove({ key }) {
      undoable(() => void gone.delete(key));
      gone.add(key);
    },
  };
}
