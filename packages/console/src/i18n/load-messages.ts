import { type LoadMessages, type Messages, loaderOf, noMessages } from './catalog.ts';

const loadFile = loaderOf(import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' }));

/** Every file of messages there is; the sign-in page has a loader of its own. */
export const loadMessages: LoadMessages = (language, area) =>
  // Here these words are in the files of their areas.
  area === 'signInByEmail' ? Promise.resolve(noMessages) : loadFile(language, area);
