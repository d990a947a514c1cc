import { errorCode } from '@settlement/api-mocks/contract/errors';
import { closedUntil, isFrozenRefusal, refusalCode } from '../../../data/moneyErrors.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';

export interface SwapErrors {
  readonly to?: string | undefined;
  readonly amount?: string | undefined;
  /** What no field has caused. */
  readonly notice?:
    | { readonly tone: 'caution' | 'critical'; readonly message: string; readonly isFrozen?: true }
    | undefined;
}

const ABOUT_AMOUNT: ReadonlySet<number | undefined> = new Set([
  errorCode.AMOUNT_TOO_SMALL,
  errorCode.INSUFFICIENT_BALANCE,
]);
const ABOUT_TOKENS: ReadonlySet<number | undefined> = new Set([
  errorCode.CURRENCY_NOT_SUPPORTED,
  errorCode.CURRENCY_NOT_FOUND,
]);

/** What the server says, beside what has caused it. */
export function useSwapErrors(): (error: unknown) => SwapErrors {
  const text = useText();
  const formats = useFormats();
  return (error) => {
    if (error === undefined || error === null) return {};
    const code = refusalCode(error);
    if (code === errorCode.GAS_ACCOUNT_CLOSED) return {};
    const message = errorText(text, error);
    if (ABOUT_AMOUNT.has(code)) return { amount: message };
    if (ABOUT_TOKENS.has(code)) return { to: message };
    if (isFrozenRefusal(error))
      return { notice: { tone: 'caution', message: text('swap.closed.frozen'), isFrozen: true } };
    const until = closedUntil(error);
    if (until !== undefined)
      return {
        notice: { tone: 'caution', message: text('swap.closed.until', { time: formats.time(until) }) },
      };
    const fields = fieldErrors(text, error);
    const amount = fields['amount'] ?? fields['from_amount'];
    if (amount !== undefined) return { amount };
    const notice = formError(text, error) ?? (code === errorCode.PARAMETER_ERROR ? message : undefined);
    return notice === undefined ? {} : { notice: { tone: 'critical', message: notice } };
  };
}
