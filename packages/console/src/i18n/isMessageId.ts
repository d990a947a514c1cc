import type { MessageId } from './ids.ts';

/** For ids that are made from data: whether there is such a message. */
export function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id);
}
