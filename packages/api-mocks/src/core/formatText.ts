import { createFormatters, createIntlCache } from '@formatjs/intl';
import type { Language } from './language.ts';
import english from './messages/en-US.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };

export type MessageId = keyof typeof english;

/** What follows a prefix in the ids that have it: `addressCooling` of `reason.addressCooling`. */
export type IdAfter<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

const messages: Record<Language, Record<MessageId, string>> = { 'en-US': english, 'zh-CN': chinese };

// Not `createIntl`: its ids are those of the console wherever both are type-checked, and it hides a missing value.
const { getMessageFormat } = createFormatters(createIntlCache());

/** A text of the bank. Throws where a value of the message is missing. */
export function formatText(
  language: Language,
  id: MessageId,
  values?: Readonly<Record<string, string>>,
): string {
  return String(getMessageFormat(messages[language][id], language).format(values));
}

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(english, id);
