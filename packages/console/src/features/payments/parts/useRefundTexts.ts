import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Payment } from '@settlement/api-mocks/contract/payments';
import { refusalCode, refusalFigures } from '#data/money/moneyErrors.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { refundAdapter } from '#data/refunds.ts';
import { errorData } from '#api/errors.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { compare } from '#lib/money/money.ts';
import { useAmountMessage, useMoneyRefusal } from '#parts/money/moneyMessages.ts';

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
    return text('money.amount.feeTooLarge', { fee: `${formats.exact(fee)} ${token}` });
  };
}

/** Returns a function that converts the error of a refund to a text with the figures of the error. */
export function useRefundError(): (error: unknown, token: string) => string {
  const text = useText();
  const formats = useFormats();
  const refusal = useMoneyRefusal(refundAdapter.id);
  return (error, token) => {
    const { address, memo } = errorData(error).errors ?? {};
    const field = address ?? memo;
    if (field !== undefined) return fieldText(text, field);
    const code = refusalCode(error);
    if (code === errorCode.NOT_REFUNDABLE) return text('payments.refund.error.final');
    if (code === errorCode.INSUFFICIENT_BALANCE) return text('payments.refund.error.balance', { token });
    const { fields, form = fields?.amount } = refusal(error, token) ?? {};
    if (form !== undefined) return form;
    const { fee } = refusalFigures(error);
    return code === errorCode.AMOUNT_TOO_SMALL && fee !== undefined
      ? text('money.amount.feeTooLarge', { fee: `${formats.exact(fee)} ${token}` })
      : errorText(text, error);
  };
}
