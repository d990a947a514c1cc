import { closedUntil, isFrozenRefusal, refusalCode, refusalFigures } from '../../../data/money-errors.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useText } from '../../../i18n/useText.ts';

/** Why a refund was refused and what to do about it; `token` is the unit of its figures. */
export function useRefundError(): (error: unknown, token: string) => string {
  const text = useText();
  const formats = useFormats();

  /** What to do, beside the server's own words; undefined where there is nothing to add. */
  const hint = (error: unknown, token: string): string | undefined => {
    const { min, fee, max, dayLeft, releaseTime } = refusalFigures(error);
    const shown = (amount: string) => `${formats.exact(amount)} ${token}`;
    switch (refusalCode(error)) {
      case 10007:
        return text('payments.refund.error.final');
      case 10022:
        if (min !== undefined) return text('payments.refund.error.min', { min: shown(min) });
        return fee === undefined ? undefined : text('payments.refund.error.fee', { fee: shown(fee) });
      case 10023:
        return text('payments.refund.error.balance', { token });
      case 10024: {
        const until = closedUntil(error);
        if (isFrozenRefusal(error)) return text('payments.refund.error.frozen');
        return until === undefined
          ? undefined
          : text('payments.refund.error.until', { time: formats.time(until) });
      }
      case 10025:
        return max === undefined ? undefined : text('payments.refund.error.max', { max: shown(max) });
      case 10026:
        if (dayLeft === undefined || releaseTime === undefined) return undefined;
        return text('payments.refund.error.day', {
          left: `${formats.amount(dayLeft)} USDT`,
          time: formats.time(releaseTime),
        });
      default:
        return undefined;
    }
  };

  return (error, token) => {
    const message = errorText(text, error);
    const advice = hint(error, token);
    return advice === undefined ? message : text('payments.refund.error', { message, advice });
  };
}
