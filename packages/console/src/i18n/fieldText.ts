import { fieldMessages, type FieldMessage } from '@settlement/api-mocks/contract/fieldErrors';
import { errorData, isApiError } from '#api/errors.ts';
import { errorText } from './errorText.ts';
import type { Text } from './useText.ts';

export type { FieldMessage };

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
