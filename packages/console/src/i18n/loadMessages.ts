import { type LoadMessages, type MessageFile, loaderOf, noMessages } from './catalog.ts';

/** Every route needs these, so the build puts initial messages into one file and the others into another. */
const loadInitial = loaderOf(
  import.meta.glob<MessageFile>('./messages/*/common.json', { import: 'default', query: '?initial' }),
);
const loadHome = loaderOf(
  import.meta.glob<MessageFile>('./messages/*/common.json', { import: 'default', query: '?home' }),
);
const loadDeferred = loaderOf(
  import.meta.glob<MessageFile>('./messages/*/common.json', { import: 'default', query: '?deferred' }),
);
const loadFile = loaderOf(
  import.meta.glob<MessageFile>(
    ['./messages/*/*.json', '!./messages/*/{common,errors,shell,notifications,payments}.json'],
    { import: 'default' },
  ),
);

const everybodys: ReadonlySet<string> = new Set(['common', 'errors', 'shell', 'notifications', 'payments']);

/** Every message there is; the sign-in page has a loader of its own. */
export const loadMessages: LoadMessages = (language, area) => {
  if (everybodys.has(area)) return loadInitial(language, 'common');
  if (area === 'deferred') return loadDeferred(language, 'common');
  // In development these messages are in the files of their areas.
  if (area === 'signInByEmail') return Promise.resolve(noMessages);
  return loadFile(language, area);
};

/** Most visits begin on the dashboard: its messages come with the shared ones in one file. */
export const loadMessagesFromHome: LoadMessages = (language, area) =>
  area === 'dashboard' || everybodys.has(area) ? loadHome(language, 'common') : loadMessages(language, area);
