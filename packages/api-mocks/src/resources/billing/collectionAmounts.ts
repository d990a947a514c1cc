import type { Collection, editBillSetting } from '#contract/billing.ts';
import { assetOf } from '#core/books/findAsset.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { units, VALUE_DECIMALS } from '#core/books/money.ts';
import { WEAKENING_SECONDS } from '../addresses/book.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import { onOffCode } from '#contract/enumerations.ts';
import { foldEmail } from '#rules/sameEmail.ts';
import { dayOf, nextDay, offsetAt } from '#core/time/zone.ts';

type Amounts = Pick<Collection, 'currency_id' | 'threshold' | 'keep_amount'>;

/** Returns a rule with the amounts that apply at a time. Pending amounts apply after their waiting period. */
export function collectionAt({ pending, ...rule }: Collection, now: number): Collection {
  if (pending === undefined) return rule;
  const { effective_time, threshold, keep_amount } = pending;
  return effective_time > now ? { ...rule, pending } : { ...rule, threshold, keep_amount };
}

export const collectionsAt = ({ settings }: Merchant, now: number): Collection[] =>
  settings.bill.collections.map((rule) => collectionAt(rule, now));

const isLowerThreshold = (one: { threshold: string }, than: { threshold: string }) =>
  units(one.threshold, VALUE_DECIMALS) < units(than.threshold, VALUE_DECIMALS);

function isLowerKeep(one: Amounts, than: { keep_amount: string }): boolean {
  const { decimals } = assetOf(one.currency_id);
  return units(one.keep_amount, decimals) < units(than.keep_amount, decimals);
}

/** A lower amount allows more money to leave the account. */
function areLower(one: Amounts, than: Pick<Amounts, 'threshold' | 'keep_amount'>): boolean {
  return isLowerThreshold(one, than) || isLowerKeep(one, than);
}

/** Lower amounts apply after 48 hours. Only amounts below the pending amounts restart the waiting period. */
export function changeAmounts(
  before: Collection | undefined,
  input: Amounts,
  now: number,
): Pick<Collection, 'threshold' | 'keep_amount' | 'pending'> {
  const { threshold, keep_amount } = input;
  if (!before || !areLower(input, before)) return { threshold, keep_amount };
  const isPending = before.pending !== undefined && !areLower(input, before.pending);
  return {
    threshold: isLowerThreshold(input, before) ? before.threshold : threshold,
    keep_amount: isLowerKeep(input, before) ? before.keep_amount : keep_amount,
    pending: {
      threshold,
      keep_amount,
      effective_time: isPending && before.pending ? before.pending.effective_time : now + WEAKENING_SECONDS,
    },
  };
}

type Change = BodyOutput<typeof editBillSetting>;
type Input = NonNullable<Change['collections']>[number];

const kinds = ['weekly', 'daily', 'realtime'];
const frequencyOf = (schedule: string) => kinds.findIndex((kind) => schedule.startsWith(kind));

/** Checks if a change of a rule could send more money out of the account. */
export function isCollectionWeaker(before: Collection | undefined, input: Input): boolean {
  if (before && areLower(input, before.pending ?? before)) return true;
  if (input.open !== onOffCode.on) return false;
  return (
    before?.open !== onOffCode.on ||
    before.address_id !== input.address_id ||
    frequencyOf(input.schedule) > frequencyOf(before.schedule)
  );
}

/** The account's address and the current address of statements aren't new. */
function isStatementRedirected({ profile, settings }: Merchant, input: Change['statement']): boolean {
  if (input === undefined) return false;
  const mailboxOf = (email: string) => foldEmail(email === '' ? profile.email : email);
  const known = [mailboxOf(''), mailboxOf(settings.bill.statement.email)];
  return !known.includes(mailboxOf(input.email));
}

const PERCENT_DECIMALS = 2;

export function areSettingsWeaker(merchant: Merchant, change: Change): boolean {
  const { under_tolerance } = merchant.settings.bill;
  const acceptsLess =
    change.under_tolerance !== undefined &&
    units(change.under_tolerance, PERCENT_DECIMALS) > units(under_tolerance, PERCENT_DECIMALS);
  return acceptsLess || isStatementRedirected(merchant, change.statement);
}

const REALTIME_SECONDS = 3600;

/** Returns the day of the week: 1 (Monday) to 7 (Sunday). */
function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Daily and weekly runs keep their local time when the clocks change. Realtime rules run hourly. */
export function nextRun(schedule: string, zone: string, now: number): number {
  const match = /^(daily|weekly) ?([1-7])? (\d\d):(\d\d)$/.exec(schedule);
  if (!match) return now + REALTIME_SECONDS;
  const [, kind, weekday, hour, minute] = match;
  let day = dayOf(zone, now);
  for (let tries = 0; tries < 9; tries += 1) {
    const wall = Date.parse(`${day}T${hour}:${minute}:00Z`) / 1000;
    const at = wall - offsetAt(zone, wall - offsetAt(zone, wall));
    if (at > now && (kind === 'daily' || weekdayOf(day) === Number(weekday))) return at;
    day = nextDay(day);
  }
  return now + REALTIME_SECONDS;
}
