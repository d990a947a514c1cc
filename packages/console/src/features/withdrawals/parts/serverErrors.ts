import { errorCode } from '@settlement/api-mocks/contract/errors';
import { errorData, isApiError, isRecord } from '../../../api/errors.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, formError } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import { type FieldErrors, fields } from './validation.ts';

/** What a refusal is about. */
export interface Refusal {
  readonly errors: FieldErrors;
  /** Stands above the form: it is about no field. */
  readonly form?: string | undefined;
  /** The account may not withdraw (10024), with the time it may again, if that is known. */
  readonly closedUntil?: number | undefined;
}

export const noServerErrors: Refusal = { errors: {} };

const aboutTheAmount: ReadonlySet<number | undefined> = new Set([
  errorCode.AMOUNT_TOO_SMALL,
  errorCode.INSUFFICIENT_BALANCE,
  errorCode.AMOUNT_TOO_LARGE,
  errorCode.DAY_LIMIT_EXCEEDED,
]);
const aboutTheNetwork: ReadonlySet<number | undefined> = new Set([
  errorCode.CURRENCY_NOT_SUPPORTED,
  errorCode.CURRENCY_NOT_FOUND,
]);

/** Puts each refusal of the server beside what caused it. */
export function refusalOf(text: Text, error: unknown): Refusal {
  if (!isApiError(error)) return { errors: {}, form: errorText(text, error) };
  if (error.kind === 'aborted' || error.kind === 'unauthorised') return noServerErrors;
  if (error.code === errorCode.WITHDRAWALS_CLOSED) {
    const until = isRecord(error.data) ? error.data.until : undefined;
    return { errors: {}, closedUntil: typeof until === 'number' ? until : 0 };
  }
  const message = errorText(text, error);
  if (aboutTheAmount.has(error.code)) return { errors: { amount: message } };
  if (aboutTheNetwork.has(error.code)) return { errors: { network: message } };
  const named = fieldErrors(text, error);
  const known = fields.filter((field) => named[field] !== undefined);
  const others = Object.keys(errorData(error).errors ?? {}).filter(
    (name) => !fields.some((field) => field === name),
  );
  return {
    errors: Object.fromEntries(known.map((field) => [field, named[field] ?? message])),
    // A field nobody sees here, such as the request's own id, speaks for the whole form.
    form: known.length === 0 && others.length > 0 ? message : formError(text, error),
  };
}
