import type { LoadMessages, Messages } from './catalog.ts';

const modules = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' });

/**
 * Loads the messages for stories and tests. They have no server and no build, so `start` contains all
 * messages.
 */
export const loadMessages: LoadMessages = async (language, file) => {
  const inLanguage = Object.entries(modules).filter(([path]) => path.startsWith(`./messages/${language}/`));
  const loaded = await Promise.all(inLanguage.map(([, load]) => load()));
  return file === 'start' ? Object.assign({}, ...loaded) : Object.create(null);
};
