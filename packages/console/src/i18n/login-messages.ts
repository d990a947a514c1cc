import { type Messages, loaderOf } from './catalog.ts';

/**
 * The messages of the sign-in page a second time, in a file of their own: so that page fetches one small
 * file, and the console one of all its words.
 */
export const loadLoginMessages = loaderOf(
  import.meta.glob<Messages>('./messages/*/{common,errors,auth}.json', {
    import: 'default',
    query: '?login',
  }),
);
