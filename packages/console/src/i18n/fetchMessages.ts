import { MessagesError, withConnection } from '#lib/browser/chunkError.ts';
import type { LoadMessages, Messages } from './catalog.ts';

/**
 * Fetches the messages of a file.
 *
 * @throws {OfflineError} if the device is offline
 * @throws {MessagesError} if the file can't be loaded or parsed
 */
export const fetchMessages: LoadMessages = async (language, file) => {
  const { BASE_URL, MESSAGES_ID } = import.meta.env;
  try {
    const response = await fetch(`${BASE_URL}assets/messages/${MESSAGES_ID}/${language}/${file}.json`);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const messages: Messages = await response.json();
    return messages;
  } catch (cause) {
    throw withConnection(new MessagesError(`No messages for ${file} in ${language}`, { cause }));
  }
};
