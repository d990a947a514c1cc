import type { BodyOutput } from '#contract/endpoint.ts';
import { onOffCode } from '#contract/enumerations.ts';
import type { Collection, editBillSetting } from '#contract/billing.ts';
import type { Merchant } from '#core/merchant.ts';
import { units } from '#core/money.ts';
import { foldEmail } from '#rules/sameEmail.ts';
import { areLower } from './collectionAmounts.ts';

type Change = BodyOutput<typeof editBillSetting>;
type Input = NonNullable<Change['collections']>[number];

/** The oftener it runs, the higher. */
const kinds = ['weekly', 'daily', 'realtime'];
const frequencyOf = (schedule: string) => kinds.findIndex((kind) => schedule.startsWith(kind));

/**
 * Whether a change of a rule lets out money that stayed before: turned on, sent elsewhere, run more often, or
 * with lower amounts than hold or are pending.
 */
export function isCollectionWeaker(before: Collection | undefined, input: Input): boolean {
  if (before && areLower(input, before.pending ?? before)) return true;
  if (input.open !== onOffCode.on) return false;
  return (
    before?.open !== onOffCode.on ||
    before.address_id !== input.address_id ||
    frequencyOf(input.schedule) > frequencyOf(before.schedule)
  );
}

/** Whether statements would go to a mailbox that is neither the account's nor the one they go to. */
function isStatementRedirected({ profile, settings }: Merchant, input: Change['statement']): boolean {
  if (input === undefined) return false;
  const mailboxOf = (email: string) => foldEmail(email === '' ? profile.email : email);
  const known = [mailboxOf(''), mailboxOf(settings.bill.statement.email)];
  return !known.includes(mailboxOf(input.email));
}

const PERCENT_DECIMALS = 2;

/** Whether settings beside the collections weaken what protects money, and so are proved. */
export function areSettingsWeaker(merchant: Merchant, change: Change): boolean {
  const { under_tolerance } = merchant.settings.bill;
  const acceptsLess =
    change.under_tolerance !== undefined &&
    units(change.under_tolerance, PERCENT_DECIMALS) > units(under_tolerance, PERCENT_DECIMALS);
  return acceptsLess || isStatementRedirected(merchant, change.statement);
}
