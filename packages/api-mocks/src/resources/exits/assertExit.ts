import { errorCode } from '#contract/errors.ts';
import { appMode, userStatus } from '#contract/enumerations.ts';
import type { Bank } from '#core/books/bank.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import { ApiError, operationFailed } from '#core/http/apiError.ts';
import { availableOf } from '#core/books/ledger.ts';
import { modeOf, type Merchant } from '#core/books/merchant.ts';
import {
  amountFor,
  formatUnits,
  formatValue,
  parseUnits,
  units,
  VALUE_DECIMALS,
  valueOf,
} from '#core/books/money.ts';
import { ruleHolds } from '../addresses/book.ts';
import { dayUse, swappedInDay } from './dayUse.ts';
import { assertAddress, assertCooledOff, assertSaved, type Destination } from './destination.ts';
import { exitPolicy, exitRules, type Exit, type ExitRule } from './exitPolicy.ts';

/** The limits per transfer and per 24 hours, in millionths of a USDT. */
export const SINGLE_LIMIT = units('20000', VALUE_DECIMALS);
export const DAY_LIMIT = units('50000', VALUE_DECIMALS);

/** The value per 24 hours without verification, in millionths of a USDT. Other kinds always require it. */
const unverified: Partial<
  Record<Exit, { limit: bigint; used: (merchant: Merchant, now: number) => bigint }>
> = { swap: { limit: units('1000', VALUE_DECIMALS), used: swappedInDay } };

/** Checks if an outgoing transfer needs no verification. `value` is in millionths of a USDT. */
export function isUnverified(exit: Exit, merchant: Merchant, value: bigint, now: number): boolean {
  const free = unverified[exit];
  return free !== undefined && free.used(merchant, now) + value <= free.limit;
}

export interface ExitRequest {
  readonly exit: Exit;
  readonly bank: Bank;
  readonly merchant: Merchant;
  /** The current time in Unix seconds. */
  readonly now: number;
  readonly asset: Asset;
  /** The amount in the token's smallest units. `least` and `fee` have the same unit. */
  readonly amount: bigint;
  readonly least: bigint;
  /** The fee, which is deducted from the amount. */
  readonly fee: bigint;
  /** The amount that is already on hold for this transfer. Default: 0. */
  readonly held?: bigint;
  readonly agreed?: AgreedFigures;
  /** The recipient. Undefined if the money stays in the account. */
  readonly destination?: Destination | undefined;
  /** @throws {ApiError} if the codes are missing or wrong */
  readonly verify: () => void;
}

interface AgreedFigures {
  readonly amount?: string | undefined;
  readonly fee?: string | undefined;
  readonly actual_amount?: string | undefined;
  /** True if the fee is from an expired quote. */
  readonly isQuoteOver?: boolean;
}

export function singleLimitOf(asset: Asset, now: number): bigint {
  return amountFor(SINGLE_LIMIT, asset.decimals, priceAt(asset.token, now));
}

/** Returns the unused part of the 24-hour limit in the asset's smallest units, at least 0. */
export function dayLeftOf(merchant: Merchant, asset: Asset, now: number): bigint {
  const left = DAY_LIMIT - dayUse(merchant, now).used;
  return left > 0n ? amountFor(left, asset.decimals, priceAt(asset.token, now)) : 0n;
}

const valueIn = ({ asset, amount, now }: ExitRequest) =>
  valueOf(amount, asset.decimals, priceAt(asset.token, now));

/** Test balances need no protection, so developers can continue while the account is frozen. */
const isLive = (merchant: Merchant) => modeOf(merchant) === appMode.live;

const checks: Readonly<Record<ExitRule, (request: ExitRequest) => void>> = {
  permission({ merchant }) {
    const { status } = merchant.profile;
    if (status === userStatus.underReview) throw new ApiError(errorCode.UNDER_REVIEW);
    if (status !== userStatus.authorised) throw operationFailed('not_authorised');
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
    const { exit, merchant, now } = request;
    if (!isUnverified(exit, merchant, valueIn(request), now)) request.verify();
  },
};

/** Verification is last, because only `verify` changes data. @throws {ApiError} of the first violated rule */
export function assertExit(request: ExitRequest): void {
  const applied = exitPolicy[request.exit];
  for (const rule of exitRules) if (applied[rule] === true) checks[rule](request);
}
