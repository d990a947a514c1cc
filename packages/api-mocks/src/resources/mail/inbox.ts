import type { Bank, Sent } from '#core/books/bank.ts';
import {
  formatText,
  isMessageId,
  languageOf,
  type Language,
  notificationText,
  type NotificationKey,
} from '#core/text/formatText.ts';
import { writtenLanguage } from '#core/books/settings.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { isSameEmail } from '#rules/sameEmail.ts';
import type { NotificationRow } from '#core/books/rows/settings.ts';

/** A sent message. Text messages contain only a code. In emails without a code, `code` is empty and `purpose` is 0. */
export interface Message extends Sent {
  readonly subject?: string;
  readonly text?: string;
  readonly language?: Language;
}

const mailed: ReadonlySet<NotificationKey> = new Set<NotificationKey>([
  'securityChanged',
  'guessing',
  'withdrawalDone',
  'withdrawalRejected',
  'collectionBlocked',
  'refunded',
  'statementReady',
]);

function languageFor(merchant: Merchant | undefined): Language {
  return merchant ? languageOf(writtenLanguage(merchant.settings)) : 'en-US';
}

/** The text contains the anti-phishing phrase, which a forged email can't contain. */
function written(merchant: Merchant | undefined, subject: string, body: string, language: Language) {
  const phrase = merchant?.profile.antiPhishing ?? '';
  const signed = phrase === '' ? '' : `\n\n${formatText(language, 'mail.phrase', { phrase })}`;
  return { subject, text: `${body}${signed}\n\n${formatText(language, 'mail.sender')}`, language };
}

/** A text message contains only the code. An email without an account has no anti-phishing phrase. */
function readCode(bank: Bank, sent: Sent, requested: Language | undefined): Message {
  if (sent.channel !== 'email') return sent;
  const { directory } = bank;
  const merchant = directory
    .built()
    .find(({ key, profile }) => !directory.gone.has(key) && isSameEmail(profile.email, sent.to));
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

function isTo(merchant: Merchant, { channel, to }: Message): boolean {
  const { email, phone, areaCode } = merchant.profile;
  return channel === 'email' ? isSameEmail(to, email) : to === `${areaCode}${phone}`;
}

/** Returns the newest first, codes before other messages of the same second. Default: of all merchants. */
export function readInbox(bank: Bank, language?: Language, merchant?: Merchant): readonly Message[] {
  const messages = [
    ...bank.inbox.toReversed().map((sent) => readCode(bank, sent, language)),
    ...bank.directory.built().flatMap((merchant) => warningsOf(bank, merchant, language)),
  ];
  const shown = merchant ? messages.filter((message) => isTo(merchant, message)) : messages;
  return shown.toSorted((a, b) => b.at - a.at);
}

function purposeText(purpose: number, language: Language): string {
  const id = `mail.purpose.${purpose}`;
  return formatText(language, isMessageId(id) ? id : 'mail.purpose.other');
}

function codeMail({ purpose, code }: Sent, language: Language) {
  return {
    subject: formatText(language, 'mail.codeSubject', { what: purposeText(purpose, language) }),
    body: code === '' ? formatText(language, 'mail.usedCode') : formatText(language, 'mail.code', { code }),
  };
}
