import { errorCode } from '#contract/errors.ts';
import { movementDirection } from '#contract/enumerations.ts';
import type { Payee } from '#contract/transfers.ts';
import { ApiError, fieldError, keeping } from '#core/apiError.ts';
import { countWrong, type GuardSource } from '#core/guard.ts';
import type { Call } from '#core/implement.ts';
import { maskEmail, maskName } from '#core/mask.ts';
import type { Merchant } from '#core/merchant.ts';
import { foldEmail } from '#rules/sameEmail.ts';
import { assertOpen } from '../security/guard.ts';

/** When the merchant last sent something to a payee; 0 for never. */
function lastPaidAt({ rows }: Merchant, { mchid, profile }: Merchant): number {
  let at = 0;
  rows.transfers.fromNewest((row) => {
    const isTo =
      row.direction === movementDirection.out &&
      (row.counterparty === mchid || row.counterparty === profile.name);
    if (isTo) at = row.createdAt;
    return !isTo;
  });
  return at;
}

/**
 * Does something with the merchant of an id (10021) or an e-mail address (10003), other than the one that calls.
 * Looking up others than before is limited, also if the call is refused: each attempt reveals if a merchant exists.
 */
export function withPayee<Result>(call: Call, account: string, work: (payee: Merchant) => Result): Result {
  const { bank, merchant, now } = call;
  const isEmail = account.includes('@');
  const name = isEmail ? foldEmail(account) : account;
  const payee = isEmail ? bank.directory.byEmail(account) : bank.directory.byMchid(account);
  const answer = () => {
    if (!payee) throw new ApiError(isEmail ? errorCode.ACCOUNT_NOT_FOUND : errorCode.MERCHANT_NOT_FOUND);
    if (payee.mchid === merchant.mchid) throw fieldError('account', 'account_self');
    return work(payee);
  };
  if (merchant.settings.guard.lookedUp.includes(name)) return answer();
  const source: GuardSource = `payee:${call.session.id}`;
  assertOpen(merchant, source, now);
  const count = () => {
    countWrong(merchant.settings.guard, source, now);
    merchant.settings.guard.lookedUp.push(name, payee?.mchid ?? name);
  };
  return keeping(count, answer);
}

/** A name and an address can be imitated; the id, the age and former transfers can't. */
export function projectPayee({ merchant }: Call, payee: Merchant): Payee {
  return {
    mchid: payee.mchid,
    name_mask: maskName(payee.profile.name),
    email_mask: maskEmail(payee.profile.email),
    registered_time: payee.profile.registeredAt,
    last_paid_time: lastPaidAt(merchant, payee),
  };
}
