import { errorCode } from '@settlement/api-mocks/contract/errors';
import { closedUntil, isFrozenRefusal, refusalCode, refusalFigures } from '../../../data/moneyErrors.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';

export interface TransferErrors {
  readonly account?: string | undefined;
  readonly token?: string | undefined;
  readonly amount?: string | undefined;
  readonly remark?: string | undefined;
  /** What no field has caused. */
  readonly notice?:
    | { readonly tone: 'caution' | 'critical'; readonly message: string; readonly isFrozen?: true }
    | undefined;
}

const fieldOf: Partial<Record<number, 'account' | 'token' | 'amount'>> = {
  [errorCode.ACCOUNT_NOT_FOUND]: 'account',
  [errorCode.MERCHANT_NOT_FOUND]: 'account',
  [errorCode.CURRENCY_NOT_SUPPORTED]: 'token',
  [errorCode.CURRENCY_NOT_FOUND]: 'token',
  [errorCode.AMOUNT_TOO_SMALL]: 'amount',
  [errorCode.INSUFFICIENT_BALANCE]: 'amount',
  [errorCode.AMOUNT_TOO_LARGE]: 'amount',
  [errorCode.DAY_LIMIT_EXCEEDED]: 'amount',
};

/** What the server says, beside what has caused it; `token` is the unit of its figures. */
export function useTransferErrors(): (error: unknown, token: string) => TransferErrors {
  const text = useText();
  const formats = useFormats();

  /** The limit that was exceeded, with its figures; undefined where the server gives none. */
  const limitMessage = (error: unknown, token: string): string | undefined => {
    const { min, max, dayLeft, releaseTime } = refusalFigures(error);
    if (min !== undefined) return text('assets.transfer.tooSmall', { min: `${formats.exact(min)} ${token}` });
    if (max !== undefined) return text('assets.transfer.tooLarge', { max: `${formats.exact(max)} ${token}` });
    if (dayLeft === undefined) return undefined;
    const left = `${formats.amount(dayLeft)} USDT`;
    return releaseTime === undefined
      ? text('assets.transfer.overDay', { left })
      : text('assets.transfer.overDayUntil', { left, time: formats.time(releaseTime) });
  };

  return (error, token) => {
    if (error === undefined) return {};
    const code = refusalCode(error);
    const field = code === undefined ? undefined : fieldOf[code];
    if (field) return { [field]: limitMessage(error, token) ?? errorText(text, error) };
    if (isFrozenRefusal(error))
      return { notice: { tone: 'caution', message: text('assets.block.frozen'), isFrozen: true } };
    const until = closedUntil(error);
    if (until !== undefined) {
      const message = text('assets.transfer.closedUntil', { time: formats.time(until) });
      return { notice: { tone: 'caution', message } };
    }
    const { account, amount, remark, id } = fieldErrors(text, error);
    const message = formError(text, error);
    return {
      account,
      amount,
      remark,
      token: id,
      notice: message === undefined ? undefined : { tone: 'critical', message },
    };
  };
}
