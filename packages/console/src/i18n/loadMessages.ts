import type { LoadMessages, Messages } from './catalog.ts';

const modules = {
  'en-US': import.meta.glob<Messages>('./messages.json', { query: '?en-US', import: 'default' }),
  'zh-CN': import.meta.glob<Messages>('./messages.json', { query: '?zh-CN', import: 'default' }),
};

/** Loads the messages for stories and tests. `start` contains all messages, because only a build can split them. */
export const loadMessages: LoadMessages = async (language, file) => {
  const load = modules[language]['./messages.json'];
  return file === 'start' && load ? load() : Object.create(null);
};
