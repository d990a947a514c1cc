import type { MessageId } from './ids.ts';

export function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id);
}
