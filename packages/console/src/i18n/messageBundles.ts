import { isInitialMessage } from './initialMessages.ts';
import { isSignInMessage } from './signInMessages.ts';

interface MessageBundle {
  readonly areas: readonly string[];
  readonly has: (id: string) => boolean;
}

const initial = ['common', 'errors', 'shell', 'notifications', 'payments'];
const signIn = ['common', 'errors', 'auth'];

/** Files that the build makes out of several areas, so that a first visit fetches one, with what it shows. */
export const messageBundles = {
  initial: { areas: initial, has: isInitialMessage },
  home: { areas: [...initial, 'dashboard'], has: isInitialMessage },
  deferred: { areas: initial, has: (id) => !isInitialMessage(id) },
  login: { areas: signIn, has: isSignInMessage },
  'login-by-email': { areas: signIn, has: (id) => !isSignInMessage(id) },
} satisfies Record<string, MessageBundle>;

export type MessageBundleName = keyof typeof messageBundles;

export const isMessageBundle = (name: string): name is MessageBundleName =>
  Object.hasOwn(messageBundles, name);
