import { type CopyEntry, buildCopyDeck } from './copyDeck.ts';

/** In Storybook, the plugin has put the value in place of the call. */
export const copyDeck: readonly CopyEntry[] = buildCopyDeck();
