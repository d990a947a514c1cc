/** The texts of codes, errors and columns come from the contract. */
export type MessageId =
  | keyof typeof import('@settlement/api-mocks/contract/messages.json')
  | keyof typeof import('./messages.json');

/** The files of each language: `start` for the first screens, and `rest`. */
export type MessageFile = 'start' | 'rest';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'en-US' | 'zh-CN';
    }
  }
}

export function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id);
}
