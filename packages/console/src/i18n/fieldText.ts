import { fieldMessages, type FieldMessage } from '@settlement/api-mocks/contract/fieldErrors';
import { errorData, isApiError } from '#api/errors.ts';
import { errorText } from './errorText.ts';
import type { Text } from './useText.ts';

export type { FieldMessage };

const known: ReadonlySet<string> = new Set(fieldMessages);
export const isFieldMessage = (name: string): name is FieldMessage => known.has(name);

export function fieldText(text: Text, name: string): string {
  return text(isFieldMessage(name) ? `errors.field.${name}` : 'errors.10002');
}

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

/** Returns the error texts by field. The console's text has priority over the server's text. */
export function fieldErrors(text: Text, error: unknown): Readonly<Record<string, string>> {
  const { errors = {}, messages = {} } = errorData(error);
  return Object.fromEntries(
    Object.entries(errors).map(([field, name]) => [
      field,
      isFieldMessage(name) ? fieldText(text, name) : (messages[field] ?? fieldText(text, name)),
    ]),
  );
}

export function formError(text: Text, error: unknown): string | undefined {
  if (!isApiError(error) || error.kind === 'aborted') return undefined;
  return Object.keys(errorData(error).errors ?? {}).length > 0 ? undefined : errorText(text, error);
}
