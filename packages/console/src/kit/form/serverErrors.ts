import { errorCode } from '@settlement/api-mocks/contract/errors';
import { type ApiError, errorData, isApiError } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import { fieldErrors } from '#i18n/fieldText.ts';
import type { Text } from '#i18n/useText.ts';

export type FieldErrors<V> = { readonly [K in keyof V]?: string | undefined };

export interface ServerErrors<V> {
  readonly fields: FieldErrors<V>;
  readonly form?: string | undefined;
}

export interface ServerErrorOptions<V> {
  /** The contract's names of fields that have another name in the form, such as `{ currency: 'currency_id' }`. */
  readonly wireNames?: { readonly [K in keyof V]?: string | readonly string[] | undefined } | undefined;
  /** The field for each error code. Overrides `fieldsOfCode`. `form` shows the error above the form. */
  readonly fieldOfCode?: Readonly<Partial<Record<number, keyof V | 'form'>>> | undefined;
  readonly messageOf?: ((error: ApiError) => string | undefined) | undefined;
  readonly describeError?: ((error: ApiError) => ServerErrors<NoInfer<V>> | undefined) | undefined;
}

/** The possible contract fields for each error code (specification §8). The first existing one is used. */
export const fieldsOfCode: Readonly<Partial<Record<number, readonly string[]>>> = {
  [errorCode.ACCOUNT_NOT_FOUND]: ['account', 'email'],
  [errorCode.MERCHANT_NOT_FOUND]: ['account'],
  [errorCode.CURRENCY_NOT_SUPPORTED]: ['currency_ids', 'currency_id', 'to_id', 'id'],
  [errorCode.CURRENCY_NOT_FOUND]: ['currency_ids', 'currency_id', 'to_id', 'id'],
  [errorCode.TOKEN_EXISTS]: ['currency_ids'],
  [errorCode.TRANSACTION_NOT_FOUND]: ['trade_no'],
  [errorCode.SMS_CODE_WRONG]: ['sms_code'],
  [errorCode.PHONE_INVALID]: ['phone'],
  [errorCode.PASSWORD_WRONG]: ['password'],
  [errorCode.PASSWORD_UNCHANGED]: ['password'],
  [errorCode.PASSWORD_MISMATCH]: ['old_password'],
  [errorCode.EMAIL_EXISTS]: ['email'],
  [errorCode.EMAIL_CODE_WRONG]: ['email_code'],
  [errorCode.GOOGLE_CODE_WRONG]: ['google_code'],
  [errorCode.NAME_EXISTS]: ['name', 'label'],
  [errorCode.AMOUNT_TOO_SMALL]: ['amount', 'from_amount'],
  [errorCode.INSUFFICIENT_BALANCE]: ['amount', 'from_amount'],
  [errorCode.AMOUNT_TOO_LARGE]: ['amount', 'from_amount'],
  [errorCode.DAY_LIMIT_EXCEEDED]: ['amount', 'from_amount'],
};

/**
 * Returns the errors of a call by field. Errors without a field appear above the form. Returns no errors for
 * an expired session, an aborted call and an unknown outcome, because forms don't show them.
 */
export function serverErrorsOf<V extends object>(
  text: Text,
  error: unknown,
  values: V,
  { wireNames, fieldOfCode, messageOf, describeError }: ServerErrorOptions<V> = {},
): ServerErrors<V> {
  if (!isApiError(error)) return { fields: {}, form: errorText(text, error) };
  // Error 10038 arrives here only if no verification dialog was opened, so the form shows a message.
  if (error.kind === 'verification')
    return { fields: {}, form: messageOf?.(error) || errorText(text, error) };
  if (isSilent(error)) return { fields: {} };
  const described = describeError?.(error);
  if (described) return described;

  const fieldNamed = fieldsByWireName(values, wireNames);

  const message = messageOf?.(error) || errorText(text, error);
  const named = Object.entries(fieldErrors(text, error));
  if (named.length > 0) {
    const fields: { [K in keyof V]?: string } = {};
    let isComplete = true;
    for (const [wire, message] of named) {
      const field = fieldNamed(wire);
      if (field === undefined) isComplete = false;
      else fields[field] ??= message;
    }
    return isComplete ? { fields } : { fields, form: message };
  }

  const code = error.code ?? 0;
  const own = fieldOfCode?.[code];
  if (own === 'form') return { fields: {}, form: message };
  const field = own ?? fieldsOfCode[code]?.map(fieldNamed).find((one) => one !== undefined);
  if (field === undefined || errorData(error).reason?.startsWith('request_')) {
    return { fields: {}, form: message };
  }
  const fields: { [K in keyof V]?: string } = {};
  fields[field] = message;
  return { fields };
}

export function fieldsByWireName<V extends object>(
  values: V,
  wireNames: ServerErrorOptions<V>['wireNames'],
): (wire: string) => keyof V | undefined {
  const names = new Map<string, keyof V>();
  for (const field of keysOf(values)) {
    for (const name of [wireNames?.[field] ?? field].flat()) names.set(name, field);
  }
  return (wire) => {
    // `ip_whitelist.3` is an entry of a list. A form with one field for the whole list shows the error at that field.
    for (let name = wire; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
      const field = names.get(name);
      if (field !== undefined) return field;
    }
    return undefined;
  };
}

export function isSilent({ kind }: ApiError): boolean {
  return kind === 'verification' || kind === 'unauthorised' || kind === 'aborted' || kind === 'unknown';
}

export function keysOf<V extends object>(values: V): Extract<keyof V, string>[] {
  const keys: Extract<keyof V, string>[] = [];
  for (const key in values) if (Object.hasOwn(values, key)) keys.push(key);
  return keys;
}
