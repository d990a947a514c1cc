import type { Sent } from '#core/bank.ts';
import { formatText, isMessageId } from '#core/formatText.ts';
import type { Language } from '#core/language.ts';

function purposeText(purpose: number, language: Language): string {
  const id = `mail.purpose.${purpose}`;
  return formatText(language, isMessageId(id) ? id : 'mail.purpose.other');
}

/** The e-mail around a code; one that was used is not shown again. */
export function codeMail({ purpose, code }: Sent, language: Language) {
  return {
    subject: formatText(language, 'mail.codeSubject', { what: purposeText(purpose, language) }),
    body: code === '' ? formatText(language, 'mail.usedCode') : formatText(language, 'mail.code', { code }),
  };
}
