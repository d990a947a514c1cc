import { MessagesError, withConnection } from '#lib/chunkError.ts';
import type { LoadMessages, Messages } from './catalog.ts';

/** Fetches an area, as `vite/messages.ts` serves it. Rejects with a `MessagesError`, or without a connection an `OfflineError`. */
export const fetchMessages: LoadMessages = async (language, area) => {
  const { BASE_URL, MESSAGES_ID } = import.meta.env;
  try {
    const response = await fetch(`${BASE_URL}assets/messages/${MESSAGES_ID}/${language}/${area}.json`);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const messages: Messages = await response.json();
    return messages;
  } catch (cause) {
    throw withConnection(new MessagesError(`No messages for ${area} in ${language}`, { cause }));
  }
};
