import { closedUntil, refusalCode } from '../../../data/money-errors.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';

export interface TransferFaults {
  readonly account?: string | undefined;
  readonly token?: string | undefined;
  readonly amount?: string | undefined;
  readonly remark?: string | undefined;
  /** What no field has caused. */
  readonly notice?: { readonly tone: 'caution' | 'critical'; readonly words: string } | undefined;
}

const fieldOf: Partial<Record<number, 'account' | 'token' | 'amount'>> = {
  10003: 'account',
  10021: 'account',
  10004: 'token',
  10012: 'token',
  10022: 'amount',
  10023: 'amount',
};

/** What the server says, beside what has caused it. */
export function useTransferFaults(): (error: unknown) => TransferFaults {
  const text = useText();
  const formats = useFormats();
  return (error) => {
    if (error === undefined) return {};
    const code = refusalCode(error);
    const field = code === undefined ? undefined : fieldOf[code];
    if (field) return { [field]: errorText(text, error) };
    const until = closedUntil(error);
    if (until !== undefined) {
      const words = text('assets.transfer.closedUntil', { time: formats.time(until) });
      return { notice: { tone: 'caution', words } };
    }
    const { account, amount, remark, id } = fieldErrors(text, error);
    const words = formError(text, error);
    return {
      account,
      amount,
      remark,
      token: id,
      notice: words === undefined ? undefined : { tone: 'critical', words },
    };
  };
}
