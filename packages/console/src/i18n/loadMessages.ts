import type { LoadMessages, Messages } from './catalog.ts';

const modules = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' });

/** Loads the messages for stories and tests. `start` contains all messages, because only a build can split them. */
export const loadMessages: LoadMessages = async (language, file) => {
  const inLanguage = Object.entries(modules).filter(([path]) => path.startsWith(`./messages/${language}/`));
  const loaded = await Promise.all(inLanguage.map(([, load]) => load()));
  return file === 'start' ? Object.assign({}, ...loaded) : Object.create(null);
};
