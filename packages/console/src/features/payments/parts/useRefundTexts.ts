import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Payment } from '@settlement/api-mocks/contract/payments';
import { closedUntil, isFrozenRefusal, refusalCode, refusalFigures } from '#data/money/moneyErrors.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { refundAdapter } from '#data/refunds.ts';
import { errorData } from '#api/errors.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { compare } from '#lib/money/money.ts';
import { useAmountMessage } from '#parts/money/useAmountMessage.ts';
import { operationText } from '#parts/money/useIntentionTexts.ts';
import { useChangedFigures } from '#parts/money/useMoneyRefusal.ts';

export function useRefundAmountError(): (
  typed: string,
  token: string,
  refundable: NonNullable<Payment['refundable']>,
) => string | undefined {
  const text = useText();
  const formats = useFormats();
  const amountMessage = useAmountMessage(refundAdapter.id);
  return (typed, token, { amount, fee, decimals = 18 }) => {
    const limits = { unit: token, decimals, max: amount, balance: undefined, most: undefined };
    const message = amountMessage(typed, limits);
    if (message !== undefined || compare(typed.trim(), fee) > 0) return message;
    return text('payments.refund.error.fee', { fee: `${formats.exact(fee)} ${token}` });
  };
}

/** Returns a function that converts the error of a refund to a text with the figures of the error. */
export function useRefundError(): (error: unknown, token: string) => string {
  const text = useText();
  const formats = useFormats();

  const withFigures = (error: unknown, token: string): string | undefined => {
    const { min, fee, max, dayLeft, releaseTime } = refusalFigures(error);
    const shown = (amount: string) => `${formats.exact(amount)} ${token}`;
    const until = closedUntil(error);
    const texts: Readonly<Record<number, () => string | undefined>> = {
      [errorCode.NOT_REFUNDABLE]: () => text('payments.refund.error.final'),
      [errorCode.AMOUNT_TOO_SMALL]: () =>
        min === undefined
          ? fee && text('payments.refund.error.fee', { fee: shown(fee) })
          : text('money.amount.tooSmall', { min: shown(min) }),
      [errorCode.INSUFFICIENT_BALANCE]: () => text('payments.refund.error.balance', { token }),
      [errorCode.WITHDRAWALS_CLOSED]: () => {
        if (isFrozenRefusal(error)) return text('money.closed.frozen');
        return until === undefined ? undefined : text('money.closed.until', { time: formats.time(until) });
      },
      [errorCode.AMOUNT_TOO_LARGE]: () =>
        max &&
        text('money.amount.tooLarge', { operation: operationText(text, 'payments.refund'), max: shown(max) }),
      [errorCode.DAY_LIMIT_EXCEEDED]: () => {
        if (dayLeft === undefined || releaseTime === undefined) return undefined;
        const left = `${formats.amount(dayLeft)} USDT`;
        return text('money.amount.overDayUntil', { left, time: formats.time(releaseTime) });
      },
    };
    return texts[refusalCode(error) ?? 0]?.();
  };

  const changed = useChangedFigures();
  return (error, token) => {
    const change = changed(error, token);
    if (change !== undefined) return change;
    const { address, memo } = errorData(error).errors ?? {};
    const field = address ?? memo;
    if (field !== undefined) return fieldText(text, field);
    return withFigures(error, token) ?? errorText(text, error);
  };
}
