import { useAtomValue } from 'jotai';
import { use } from 'react';
import type { MessageFile } from './ids.ts';
import { catalogAtom, languageAtom } from './atoms.ts';

/** Suspends until these message files are loaded. Requires a Suspense boundary. */
export function useMessages(files: readonly MessageFile[]): void {
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  use(catalog.load(language, files));
}
