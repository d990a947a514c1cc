import { fieldText } from '#i18n/fieldText.ts';
import type { Text } from '#i18n/useText.ts';
import { type Ending, dayError } from './rights.ts';

export function dayMessage(
  text: Text,
  ending: Ending,
  day: string,
  now: number,
  zone: string,
): string | undefined {
  const error = ending === 'day' ? dayError(day, now, zone) : undefined;
  return error === 'day' ? text('applications.rights.dayWrong') : error && fieldText(text, error);
}
