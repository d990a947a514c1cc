import { isInitialMessage } from './initialMessages.ts';
import { isSignInMessage } from './signInMessages.ts';

interface WordBundle {
  readonly areas: readonly string[];
  readonly has: (id: string) => boolean;
}

const daily = ['common', 'errors', 'shell', 'notifications', 'payments'];
const signIn = ['common', 'errors', 'auth'];

/** Files that the build makes out of several areas, so that a first visit fetches one, with what it shows. */
export const wordBundles = {
  daily: { areas: daily, has: isInitialMessage },
  home: { areas: [...daily, 'dashboard'], has: isInitialMessage },
  deferred: { areas: daily, has: (id) => !isInitialMessage(id) },
  login: { areas: signIn, has: isSignInMessage },
  'login-by-email': { areas: signIn, has: (id) => !isSignInMessage(id) },
} satisfies Record<string, WordBundle>;

export type WordBundleName = keyof typeof wordBundles;

export const isWordBundle = (name: string): name is WordBundleName => Object.hasOwn(wordBundles, name);
