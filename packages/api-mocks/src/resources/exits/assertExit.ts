import { errorCode } from '#contract/errors.ts';
import { appMode, userStatus } from '#contract/enumerations.ts';
import type { Bank } from '#core/bank.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import { ApiError } from '#core/apiError.ts';
import { availableOf } from '#core/ledger.ts';
import { modeOf, type Merchant } from '#core/merchant.ts';
import {
  amountFor,
  formatUnits,
  formatValue,
  parseUnits,
  units,
  VALUE_DECIMALS,
  valueOf,
} from '#core/money.ts';
import { ruleHolds } from '../addresses/rules.ts';
import { dayUse, swappedInDay } from './dayUse.ts';
import { assertAddress, assertCooledOff, assertSaved, type Destination } from './destination.ts';
import { exitPolicy, exitRules, type Exit, type ExitRule } from './exitPolicy.ts';

/** In USDT. */
export const SINGLE_LIMIT = units('20000', VALUE_DECIMALS);
export const DAY_LIMIT = units('50000', VALUE_DECIMALS);

/**
 * Up to this much USDT in 24 hours an exit needs no verification. The sum of the day counts, not the single
 * amount: otherwise a large one could be sliced. Exits that are not listed are verified every time.
 */
const unverified: Partial<
  Record<Exit, { limit: bigint; used: (merchant: Merchant, now: number) => bigint }>
> = { swap: { limit: units('1000', VALUE_DECIMALS), used: swappedInDay } };

export interface ExitRequest {
  readonly exit: Exit;
  readonly bank: Bank;
  readonly merchant: Merchant;
  /** Unix seconds. */
  readonly now: number;
  readonly asset: Asset;
  /** Smallest units of the asset, as `least` and `fee`. */
  readonly amount: bigint;
  readonly least: bigint;
  /** What is kept of the amount; 0 where nothing is. */
  readonly fee: bigint;
  /** Of the balance, what is on hold for this very exit; 0 when it is left out. */
  readonly held?: bigint;
  /** The figures that the sender saw, as they arrived. */
  readonly agreed?: AgreedFigures;
  /** Nothing for what stays with the merchant. */
  readonly destination?: Destination | undefined;
  /** Throws unless the codes that came with the call prove who calls. */
  readonly verify: () => void;
}

interface AgreedFigures {
  readonly amount?: string | undefined;
  readonly fee?: string | undefined;
  readonly actual_amount?: string | undefined;
  /** Whether the fee was agreed to by a quote that no longer holds. */
  readonly isQuoteOver?: boolean;
}

/** The single limit in a token, in its smallest units. */
export function singleLimitOf(asset: Asset, now: number): bigint {
  return amountFor(SINGLE_LIMIT, asset.decimals, priceAt(asset.token, now));
}

/** What may still leave in the last 24 hours, in smallest units of a token; 0 when the limit is used up. */
export function dayLeftOf(merchant: Merchant, asset: Asset, now: number): bigint {
  const left = DAY_LIMIT - dayUse(merchant, now).used;
  return left > 0n ? amountFor(left, asset.decimals, priceAt(asset.token, now)) : 0n;
}

const valueIn = ({ asset, amount, now }: ExitRequest) =>
  valueOf(amount, asset.decimals, priceAt(asset.token, now));

/** Test money needs no guard against theft, and a developer can work on while the account is frozen or locked. */
const isLive = (merchant: Merchant) => modeOf(merchant) === appMode.live;

const checks: Readonly<Record<ExitRule, (request: ExitRequest) => void>> = {
  permission({ merchant }) {
    const { status } = merchant.profile;
    if (status === userStatus.underReview) throw new ApiError(errorCode.UNDER_REVIEW);
    if (status !== userStatus.authorised)
      throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_authorised' });
  },
  freeze({ merchant }) {
    if (isLive(merchant) && merchant.settings.isFrozen)
      throw new ApiError(errorCode.WITHDRAWALS_CLOSED, { reason: 'frozen', until: 0 });
  },
  securityLock({ merchant, now }) {
    const { profile } = merchant;
    if (isLive(merchant) && profile.lockUntil > now)
      throw new ApiError(errorCode.WITHDRAWALS_CLOSED, {
        reason: profile.lockReason,
        until: profile.lockUntil,
      });
  },
  gasAccount({ merchant }) {
    if (!merchant.settings.isGasOpened) throw new ApiError(errorCode.GAS_ACCOUNT_CLOSED);
  },
  validAddress({ bank, merchant, destination }) {
    if (destination?.kind === 'address') assertAddress(bank, merchant, destination);
  },
  savedOnly({ merchant, now, destination }) {
    if (destination && ruleHolds(merchant, 'onlySaved', now)) assertSaved(merchant, destination);
  },
  coolingOff({ merchant, now, destination }) {
    if (destination) assertCooledOff(merchant, destination, now);
  },
  minimum({ asset, amount, least, fee }) {
    if (amount < least)
      throw new ApiError(errorCode.AMOUNT_TOO_SMALL, { min_amount: formatUnits(least, asset.decimals) });
    if (amount <= fee)
      throw new ApiError(errorCode.AMOUNT_TOO_SMALL, { fee: formatUnits(fee, asset.decimals) });
  },
  singleLimit(request) {
    const { asset, now } = request;
    if (valueIn(request) > SINGLE_LIMIT)
      throw new ApiError(errorCode.AMOUNT_TOO_LARGE, {
        max_amount: formatUnits(singleLimitOf(asset, now), asset.decimals),
      });
  },
  dayLimit(request) {
    const { used, releaseAt } = dayUse(request.merchant, request.now);
    if (used + valueIn(request) > DAY_LIMIT) {
      throw new ApiError(errorCode.DAY_LIMIT_EXCEEDED, {
        day_limit: formatValue(DAY_LIMIT),
        day_used: formatValue(used),
        next_release_time: releaseAt,
      });
    }
  },
  balance({ merchant, asset, amount, held = 0n }) {
    if (amount > availableOf(merchant.ledger, asset.index) + held)
      throw new ApiError(errorCode.INSUFFICIENT_BALANCE);
  },
  lastUnit({ merchant, asset, amount, held = 0n }) {
    if (amount === availableOf(merchant.ledger, asset.index) + held)
      throw new ApiError(errorCode.INSUFFICIENT_BALANCE);
  },
  agreedFigures({ asset, amount, fee, agreed: { isQuoteOver = false, ...agreed } = {} }) {
    const figures = { amount, fee, actual_amount: amount - fee };
    const current = Object.entries(figures).map(
      ([name, figure]) => [name, formatUnits(figure, asset.decimals)] as const,
    );
    const seen: Readonly<Record<string, string | undefined>> = agreed;
    const isChanged = current.some(([name, now]) => {
      const before = seen[name];
      return before !== undefined && parseUnits(before, asset.decimals) !== units(now, asset.decimals);
    });
    if (isChanged || isQuoteOver)
      throw new ApiError(errorCode.OPERATION_FAILED, {
        reason: 'figures_changed',
        figures: Object.fromEntries(current),
      });
  },
  verification(request) {
    const free = unverified[request.exit];
    const isFree = free && free.used(request.merchant, request.now) + valueIn(request) <= free.limit;
    if (!isFree) request.verify();
  },
};

/**
 * The one gate through which money leaves: every rule that `exitPolicy` applies to the exit, in the order of
 * `exitRules`, the proof last. Throws the first refusal and changes nothing but what `verify` changes.
 */
export function assertExit(request: ExitRequest): void {
  const applied = exitPolicy[request.exit];
  for (const rule of exitRules) if (applied[rule] === true) checks[rule](request);
}
