import { type CopyEntry, buildCopyDeck } from './copyDeck.ts';

export const copyDeck: readonly CopyEntry[] = buildCopyDeck();
