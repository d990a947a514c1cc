import { type LoadMessages, type MessageFile, loaderOf } from './catalog.ts';

/**
 * The messages of the sign-in page a second time, in files of their own: what its first step can show, so
 * that the page loads one small file, and the rest of the same areas for email sign-in.
 */
const loadFirst = loaderOf(
  import.meta.glob<MessageFile>('./messages/*/common.json', { import: 'default', query: '?login' }),
);
const loadRemaining = loaderOf(
  import.meta.glob<MessageFile>('./messages/*/common.json', { import: 'default', query: '?login-by-email' }),
);

export const loadLoginMessages: LoadMessages = (language, area) =>
  (area === 'signInByEmail' ? loadRemaining : loadFirst)(language, 'common');
