import type { Bank, Sent } from '#core/bank.ts';
import { formatText } from '#core/formatText.ts';
import { languageOf, type Language } from '#core/language.ts';
import { writtenLanguage } from '#core/settings.ts';
import type { Merchant } from '#core/merchant.ts';
import { isSameEmail } from '#rules/sameEmail.ts';
import { notificationText } from '#core/notificationText.ts';
import type { NotificationRow } from '#core/rows/notification.ts';
import type { NotificationKey } from '#core/textKeys.ts';
import { codeMail } from './codeMail.ts';

/**
 * Something that was sent. Text messages carry a code alone; e-mails have words, and those that carry no code
 * have `code` empty and `purpose` 0.
 */
export interface Message extends Sent {
  readonly subject?: string;
  readonly text?: string;
  readonly language?: Language;
}

/** Notifications that also go out by e-mail. */
const mailed: ReadonlySet<NotificationKey> = new Set<NotificationKey>([
  'securityChanged',
  'guessing',
  'withdrawalDone',
  'withdrawalRejected',
  'collectionBlocked',
  'refunded',
  'statementReady',
]);

/** E-mails speak the language of the statements. */
function languageFor(merchant: Merchant | undefined): Language {
  return merchant ? languageOf(writtenLanguage(merchant.settings)) : 'en-US';
}

/** The words with the merchant's phrase under them: what a forged e-mail cannot have. */
function written(merchant: Merchant | undefined, subject: string, body: string, language: Language) {
  const phrase = merchant?.profile.antiPhishing ?? '';
  const signed = phrase === '' ? '' : `\n\n${formatText(language, 'mail.phrase', { phrase })}`;
  return {
    subject,
    text: `${body}${signed}\n\n${formatText(language, 'mail.sender')}`,
    language,
  };
}

/** Text messages have no words of their own; a code to an address without an account carries no phrase. */
function readCode(bank: Bank, sent: Sent, requested: Language | undefined): Message {
  if (sent.channel !== 'email') return sent;
  const merchant = bank.directory.built().find(({ profile }) => profile.email === sent.to);
  const language = requested ?? languageFor(merchant);
  const { subject, body } = codeMail(sent, language);
  return { ...sent, ...written(merchant, subject, body, language) };
}

function readNotice(merchant: Merchant, row: NotificationRow, requested: Language | undefined): Message {
  const language = requested ?? languageFor(merchant);
  const { title, content } = notificationText(row, language);
  return {
    at: row.createdAt,
    channel: 'email',
    to: row.values['email'] ?? merchant.profile.email,
    purpose: 0,
    code: '',
    ...written(merchant, title, content, language),
  };
}

function warningsOf(bank: Bank, merchant: Merchant, requested: Language | undefined): Message[] {
  const found: Message[] = [];
  merchant.rows.notifications.fromNewest((row) => {
    if (row.createdAt >= bank.openedAt && mailed.has(row.notice))
      found.push(readNotice(merchant, row, requested));
  });
  return found;
}

/** Whether a message went to the address or the phone that a merchant has now. */
function isTo(merchant: Merchant, { channel, to }: Message): boolean {
  const { email, phone, areaCode } = merchant.profile;
  return channel === 'email' ? isSameEmail(to, email) : to === `${areaCode}${phone}`;
}

/**
 * What the bank has sent since it was opened, the newest first; a code before what came in the same second. Of one
 * merchant, or of all.
 */
export function readInbox(bank: Bank, language?: Language, merchant?: Merchant): readonly Message[] {
  const messages = [
    ...bank.inbox.toReversed().map((sent) => readCode(bank, sent, language)),
    ...bank.directory.built().flatMap((merchant) => warningsOf(bank, merchant, language)),
  ];
  const shown = merchant ? messages.filter((message) => isTo(merchant, message)) : messages;
  return shown.toSorted((a, b) => b.at - a.at);
}
