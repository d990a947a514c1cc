import type { LoadMessages, Messages } from './catalog.ts';

const modules = import.meta.glob<Messages>('./messages/*.json', { import: 'default' });

/** Loads the messages for stories and tests. `start` contains all messages, because only a build can split them. */
export const loadMessages: LoadMessages = async (language, file) => {
  const load = modules[`./messages/${language}.json`];
  return file === 'start' && load ? load() : Object.create(null);
};
