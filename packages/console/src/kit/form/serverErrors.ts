import { errorCode } from '@settlement/api-mocks/contract/errors';
import { type ApiError, errorData, isApiError } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import { fieldErrors } from '#i18n/fieldText.ts';
import type { Text } from '#i18n/useText.ts';

/** Messages beside the fields of a form, by field. */
export type FieldErrors<V> = { readonly [K in keyof V]?: string | undefined };

/** What a refused send says: beside its fields, and above the form for what belongs to none. */
export interface ServerErrors<V> {
  readonly fields: FieldErrors<V>;
  readonly form?: string | undefined;
}

/** Where the errors of a call belong, as far as a form differs from the contract. */
export interface ServerErrorOptions<V> {
  /** Names of the contract for fields that the form names otherwise: `{ currency: 'currency_id' }`. */
  readonly wireNames?: { readonly [K in keyof V]?: string | readonly string[] | undefined } | undefined;
  /** Fields of body codes, over those of `fieldsOfCode`; `form` says it above the form. */
  readonly fieldOfCode?: Readonly<Partial<Record<number, keyof V | 'form'>>> | undefined;
  /** Words for an error in place of the general ones, wherever it belongs. */
  readonly messageOf?: ((error: ApiError) => string | undefined) | undefined;
  /** Errors that this form says in its own words; undefined leaves an error to the rules of all forms. */
  readonly describeError?: ((error: ApiError) => ServerErrors<NoInfer<V>> | undefined) | undefined;
}

/** Fields a body code is about (specification §8), by the names of the contract; the form's first counts. */
const fieldsOfCode: Readonly<Partial<Record<number, readonly string[]>>> = {
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
 * Puts each reason of a failed call beside its field; what belongs to no field of the form stands above it.
 * An error without words has none here either: an expired login, a call that was given up, and an unknown
 * outcome, which a `MoneyGuard` shows. A 10038 has words here, because no dialog has asked for a proof.
 */
export function serverErrorsOf<V extends object>(
  text: Text,
  error: unknown,
  values: V,
  { wireNames, fieldOfCode, messageOf, describeError }: ServerErrorOptions<V> = {},
): ServerErrors<V> {
  if (!isApiError(error)) return { fields: {}, form: errorText(text, error) };
  // Without a verification dialog the form is the only place to say that proof is missing.
  if (error.kind === 'verification')
    return { fields: {}, form: messageOf?.(error) ?? errorText(text, error) };
  if (isSilent(error)) return { fields: {} };
  const described = describeError?.(error);
  if (described) return described;

  const fieldNamed = fieldsByWireName(values, wireNames);

  const message = messageOf?.(error) ?? errorText(text, error);
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

/** Finds the field of a form by a name of the contract; undefined for what is none of its fields. */
export function fieldsByWireName<V extends object>(
  values: V,
  wireNames: ServerErrorOptions<V>['wireNames'],
): (wire: string) => keyof V | undefined {
  const names = new Map<string, keyof V>();
  for (const field of keysOf(values)) {
    for (const name of [wireNames?.[field] ?? field].flat()) names.set(name, field);
  }
  return (wire) => {
    // `ip_whitelist.3` is about one entry of a list that is one field.
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

/** The names of the fields; `for … in` knows them by the type of the values. */
export function keysOf<V extends object>(values: V): Extract<keyof V, string>[] {
  const keys: Extract<keyof V, string>[] = [];
  for (const key in values) if (Object.hasOwn(values, key)) keys.push(key);
  return keys;
}
