import { type LoadMessages, type Messages, loaderOf } from './catalog.ts';

const areas = ['common', 'errors', 'auth'] as const;

/**
 * The messages of the sign-in page a second time, in files of their own: what its first step can show, so
 * that the page fetches one small file, and the rest of the same areas for the ways by e-mail.
 */
const loadFirst = loaderOf(
  import.meta.glob<Messages>('./messages/*/{common,errors,auth}.json', {
    import: 'default',
    query: '?login',
  }),
);
const loadRest = loaderOf(
  import.meta.glob<Messages>('./messages/*/{common,errors,auth}.json', {
    import: 'default',
    query: '?login-by-email',
  }),
);

export const loadLoginMessages: LoadMessages = async (language, area) => {
  if (area !== 'signInByEmail') return loadFirst(language, area);
  const parts = await Promise.all(areas.map((one) => loadRest(language, one)));
  return Object.assign({}, ...parts);
};
