import { type LoadMessages, type MessageFile, parseMessages } from './catalog.ts';

const files = import.meta.glob<MessageFile>('./messages/*/*.json', { import: 'default' });

/** Imports an area: for stories and tests, which have no server to fetch it from. */
export const loadMessages: LoadMessages = async (language, area) => {
  const load = files[`./messages/${language}/${area}.json`];
  if (!load) throw new Error(`No messages for ${area} in ${language}`);
  return parseMessages(await load());
};
