import { availableOf, createLedger, frozenOf, post, type Ledger } from '#core/books/ledger.ts';
import { contraAccounts } from '#core/books/rows/funds.ts';
import { assets } from '#core/catalogue/tokens.ts';

/** Returns a description of each wrong balance and sum in a ledger. */
export function auditLedger(ledger: Ledger): string[] {
  const again = createLedger();
  const wrong: string[] = [];
  for (const entry of ledger.entries.all()) {
    const copy = post(again, entry);
    if (copy.after !== entry.after)
      wrong.push(`entry ${entry.index}: balance after is ${entry.after}, adds up to ${copy.after}`);
  }
  for (const asset of assets) {
    const i = asset.index;
    let sum = availableOf(ledger, i);
    if (sum !== availableOf(again, i))
      wrong.push(`${asset.id}: available ${sum}, adds up to ${availableOf(again, i)}`);
    if (sum < 0n || frozenOf(ledger, i) < 0n) wrong.push(`${asset.id}: below zero`);
    for (const name of contraAccounts) {
      const held = ledger.contra[name][i] ?? 0n;
      if (held !== (again.contra[name][i] ?? 0n)) wrong.push(`${asset.id}: ${name} ${held} does not add up`);
      sum += held;
    }
    if (sum !== 0n) wrong.push(`${asset.id}: the accounts sum to ${sum} instead of 0`);
  }
  return wrong;
}
