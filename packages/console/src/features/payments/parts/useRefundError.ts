import { errorCode } from '@settlement/api-mocks/contract/errors';
import { closedUntil, isFrozenRefusal, refusalCode, refusalFigures } from '#data/moneyErrors.ts';
import { useFormats } from '#data/useFormats.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { useChangedFigures } from '#parts/money/useMoneyRefusal.ts';

/** Why a refund was refused and what to do about it; `token` is the unit of its figures. */
export function useRefundError(): (error: unknown, token: string) => string {
  const text = useText();
  const formats = useFormats();

  /** What to do, beside the server's own words; undefined where there is nothing to add. */
  const hint = (error: unknown, token: string): string | undefined => {
    const { min, fee, max, dayLeft, releaseTime } = refusalFigures(error);
    const shown = (amount: string) => `${formats.exact(amount)} ${token}`;
    const until = closedUntil(error);
    const hints: Readonly<Record<number, () => string | undefined>> = {
      [errorCode.NOT_REFUNDABLE]: () => text('payments.refund.error.final'),
      [errorCode.AMOUNT_TOO_SMALL]: () =>
        min === undefined
          ? fee && text('payments.refund.error.fee', { fee: shown(fee) })
          : text('payments.refund.error.min', { min: shown(min) }),
      [errorCode.INSUFFICIENT_BALANCE]: () => text('payments.refund.error.balance', { token }),
      [errorCode.WITHDRAWALS_CLOSED]: () => {
        if (isFrozenRefusal(error)) return text('payments.refund.error.frozen');
        return until === undefined
          ? undefined
          : text('payments.refund.error.until', { time: formats.time(until) });
      },
      [errorCode.AMOUNT_TOO_LARGE]: () => max && text('payments.refund.error.max', { max: shown(max) }),
      [errorCode.DAY_LIMIT_EXCEEDED]: () => {
        if (dayLeft === undefined || releaseTime === undefined) return undefined;
        const left = `${formats.amount(dayLeft)} USDT`;
        return text('payments.refund.error.day', { left, time: formats.time(releaseTime) });
      },
    };
    return hints[refusalCode(error) ?? 0]?.();
  };

  const changed = useChangedFigures();
  return (error, token) => {
    const change = changed(error, token);
    if (change !== undefined) return change;
    const message = errorText(text, error);
    const advice = hint(error, token);
    return advice === undefined ? message : text('payments.refund.error', { message, advice });
  };
}
