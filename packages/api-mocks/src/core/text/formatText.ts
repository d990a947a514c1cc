import { createFormatters, createIntlCache } from '@formatjs/intl';
import { contractTexts } from '#contract/texts.ts';
import type { ContractTextId, Language } from '#contract/texts.ts';
import ownTexts from './messages.json' with { type: 'json' };

export type { Language };

export type MessageId = ContractTextId | keyof typeof ownTexts;

const messages: Readonly<Record<MessageId, Readonly<Record<Language, string>>>> = {
  ...contractTexts,
  ...ownTexts,
};

export type IdAfter<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

// `createIntl` isn't used, because it hides missing values, and its types require the console's message IDs.
const { getMessageFormat } = createFormatters(createIntlCache());

/** @throws if a value of the message is missing */
export function formatText(
  language: Language,
  id: MessageId,
  values?: Readonly<Record<string, string>>,
): string {
  return String(getMessageFormat(messages[id][language], language).format(values));
}

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(messages, id);

/** Returns English unless the `X-Language` header is `zh-CN`. */
export const languageOf = (header: string | null): Language => (header === 'zh-CN' ? 'zh-CN' : 'en-US');

export type ReasonKey = IdAfter<'reason'>;
/** The key of a reason, or an empty string. Responses contain the text of the reason in the language of the caller. */
export type Reason = ReasonKey | '';

export type BrokenKey = IdAfter<'broken'>;

export type LogKey = IdAfter<'log'>;

export type SupportKey = IdAfter<'support'>;

export type SecurityKey = IdAfter<'security'>;

/** The part of each message ID between the prefix and `.title`. */
type Titled<Prefix extends string> =
  IdAfter<Prefix> extends infer Rest ? (Rest extends `${infer Key}.title` ? Key : never) : never;

export type NotificationKey = Titled<'notification'>;

type WithoutCode<Id> = Id extends `${infer Start}.${infer Rest}`
  ? Rest extends `${number}`
    ? Start
    : `${Start}.${WithoutCode<Rest>}`
  : never;
export type CodeKind = Exclude<WithoutCode<ContractTextId>, 'errors'>;

export type SheetArea = Titled<'sheet'>;

export type ColumnNoun = MessageId extends infer Id
  ? Id extends `${infer Noun}.column.${string}`
    ? Noun
    : never
  : never;

/** Returns the title of a column: the noun's own title, or the title that several nouns share. */
export const columnTitle = (noun: ColumnNoun, key: string): MessageId | undefined =>
  [`${noun}.column.${key}`, `common.column.${key}`].find(isMessageId);

export type SumKey = IdAfter<'sum'>;

export function codeText(kind: CodeKind, code: number | string, language: Language): string {
  const id = `${kind}.${code}`;
  return isMessageId(id) ? formatText(language, id) : String(code);
}

/** Checks if a kind of code, such as `callbacks.status`, has texts. */
export const isCodeKind = (kind: string): kind is CodeKind => isMessageId(`${kind}.1`);

export const codesText = (kind: CodeKind, codes: string, language: Language): string =>
  codes
    .split(',')
    .map((code) => codeText(kind, code, language))
    .join(formatText(language, 'code.and'));

export const reasonText = (reason: Reason, language: Language): string =>
  reason === '' ? '' : formatText(language, `reason.${reason}`);

function securityText(key: string, language: Language): string {
  const id = `security.${key}`;
  return isMessageId(id) ? formatText(language, id) : key;
}

interface Notified {
  readonly notice: NotificationKey;
  readonly values: Readonly<Record<string, string>>;
  readonly reason?: Reason | undefined;
}

export function notificationText({ notice, values, reason }: Notified, language: Language) {
  const filled = {
    ...values,
    ...(reason !== undefined && { reason: reasonText(reason, language) }),
    ...(notice === 'securityChanged' && { what: securityText(values['what'] ?? '', language) }),
  };
  return {
    title: formatText(language, `notification.${notice}.title`, filled),
    content: formatText(language, `notification.${notice}.content`, filled),
  };
}
