import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { errorData } from '#api/errors.ts';
import { changedFigures, closedUntil, isFrozenRefusal, refusalFigures } from '#data/money/moneyErrors.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import type { ServerErrors } from '#kit/form/serverErrors.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { type AmountError, amountError } from '#lib/money/amountRules.ts';
import type { LimitsInUnit } from '#lib/money/limitsInUnit.ts';
import { compare, multiply } from '#lib/money/money.ts';
import { operationText } from './useIntentionTexts.ts';

export function useChangedFigures(): (error: unknown, token: string) => string | undefined {
  const text = useText();
  const formats = useFormats();
  return (error, token) => {
    const { amount, fee } = changedFigures(error) ?? {};
    if (amount === undefined || fee === undefined) return undefined;
    const shown = (figure: string) => `${formats.full(figure)} ${token}`;
    return text('money.figuresChanged', { amount: shown(amount), fee: shown(fee) });
  };
}

type Refusal = ServerErrors<{ readonly amount: string }>;

/**
 * Returns a function that converts an error to texts. The unit of its figures is `token`. Errors about paused
 * withdrawals (10024) and changed figures appear above the form. Errors about limits (10022, 10025, 10026) appear
 * at the amount.
 */
export function useMoneyRefusal(
  endpoint: MoneyEndpointId,
): (error: unknown, token: string) => Refusal | undefined {
  const text = useText();
  const formats = useFormats();
  const changed = useChangedFigures();
  return (error, token) => {
    const change = changed(error, token);
    if (change !== undefined) return { fields: {}, form: change };
    if (isFrozenRefusal(error)) return { fields: {}, form: text('money.closed.frozen') };
    const until = closedUntil(error);
    if (until !== undefined)
      return { fields: {}, form: text('money.closed.until', { time: formats.time(until) }) };
    const { min, max, dayLeft, releaseTime } = refusalFigures(error);
    if (errorData(error).errors) return undefined;
    const shown = (amount: string) => `${formats.exact(amount)} ${token}`;
    if (min !== undefined) return { fields: { amount: text('money.amount.tooSmall', { min: shown(min) }) } };
    if (max !== undefined) {
      const operation = operationText(text, endpoint);
      return { fields: { amount: text('money.amount.tooLarge', { operation, max: shown(max) }) } };
    }
    if (dayLeft === undefined) return undefined;
    const left = `${formats.amount(dayLeft)} USDT`;
    const amount =
      releaseTime === undefined
        ? text('money.amount.overDay', { left })
        : text('money.amount.overDayUntil', { left, time: formats.time(releaseTime) });
    return { fields: { amount } };
  };
}

export function useAmountMessage(
  endpoint: MoneyEndpointId,
): (amount: string, limits: LimitsInUnit) => string | undefined {
  const text = useText();
  const formats = useFormats();
  return (amount, limits) => {
    const { unit, decimals, balance, mayTakeAll, min, max, price, dayLeft } = limits;
    const error = amountError(amount, limits);
    if (error === undefined) {
      if (price === undefined || dayLeft === undefined) return undefined;
      if (compare(multiply(amount.trim(), price), dayLeft) <= 0) return undefined;
      return text('money.amount.overDay', { left: `${formats.amount(dayLeft)} USDT` });
    }
    const shown = (limit: string | undefined) => `${formats.exact(limit)} ${unit}`;
    const operation = operationText(text, endpoint);
    const message: Record<AmountError, string> = {
      empty: fieldText(text, 'required'),
      format: fieldText(text, 'validaValue'),
      decimals: text('errors.amount.tokenDecimals', { token: unit, count: decimals }),
      balance: text(mayTakeAll ? 'money.amount.overWhole' : 'money.amount.overBalance', {
        balance: shown(balance),
      }),
      min: text('money.amount.tooSmall', { min: shown(min) }),
      max: text('money.amount.tooLarge', { operation, max: shown(max) }),
    };
    return message[error];
  };
}
