import { formatText, isMessageId } from './formatText.ts';
import type { Language } from './language.ts';
import { reasonText } from './reasonText.ts';
import type { NotificationRow } from './rows/notification.ts';

function securityText(key: string, language: Language): string {
  const id = `security.${key}`;
  return isMessageId(id) ? formatText(language, id) : key;
}

/** A notification in the language of its reader. */
export function notificationText({ notice, values, reason }: NotificationRow, language: Language) {
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
