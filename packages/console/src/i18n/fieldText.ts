import type { FieldError } from '@settlement/api-mocks/contract/fieldErrors';
import { errorData, isApiError } from '#api/errors.ts';
import { errorText } from './errorText.ts';
import type { Text } from './useText.ts';

/** Names of field messages that the console has texts of its own for; the forms' rules give them, too. */
const fieldMessages = [
  'required',
  'validaEmail',
  'urlAddress',
  'validaCode',
  'enter_phoneC',
  'area_code',
  'validaPwd',
  'password_mismatch',
  'same_as_other_password',
  'validaValue',
  'amount_too_large',
  'invalid IP format',
  'address_format',
  'address_checksum',
  'address_chain_mismatch',
  'address_contract',
  'address_self',
  'address_zero',
  'address_burn',
  'address_system',
  'address_blacklist',
  'address_memo_required',
  'memo_format',
  'address_cooling',
  'address_disabled',
  'address_not_saved',
  'address_saved',
  'account_self',
  'account_cooling',
  'account_disabled',
  'account_not_saved',
  'too_long',
  'too_short',
  'too_many',
  'range',
  'image_gif',
  'image_size',
  'image_type',
  'private_address',
  'empty_whitelist',
  'not_bound',
  'mchid',
  'time_zone',
  'trade_no',
  'schedule',
] as const satisfies readonly FieldError[];
export type FieldMessage = (typeof fieldMessages)[number];

const known: ReadonlySet<string> = new Set(fieldMessages);
export const isFieldMessage = (name: string): name is FieldMessage => known.has(name);

/** The text of a field message; "parameter error" for an unknown one. */
export function fieldText(text: Text, name: string): string {
  return text(isFieldMessage(name) ? `errors.field.${name}` : 'errors.10002');
}

/** Field messages as texts, by field, for the rules of a form. */
export function fieldTexts<K extends string>(
  text: Text,
  names: Readonly<Partial<Record<K, FieldMessage>>>,
): Partial<Record<K, string>> {
  const sentences: Partial<Record<K, string>> = {};
  for (const field in names) {
    const name = names[field];
    if (name !== undefined) sentences[field] = fieldText(text, name);
  }
  return sentences;
}

/**
 * The message for each field of a form: the console's own, else the sentence that the server sent with the name;
 * empty when the error names none.
 */
export function fieldErrors(text: Text, error: unknown): Readonly<Record<string, string>> {
  const { errors = {}, messages = {} } = errorData(error);
  return Object.fromEntries(
    Object.entries(errors).map(([field, name]) => [
      field,
      isFieldMessage(name) ? fieldText(text, name) : (messages[field] ?? fieldText(text, name)),
    ]),
  );
}

/** The message above the form: none if every reason is shown beside its field. */
export function formError(text: Text, error: unknown): string | undefined {
  if (!isApiError(error) || error.kind === 'aborted') return undefined;
  return Object.keys(errorData(error).errors ?? {}).length > 0 ? undefined : errorText(text, error);
}
