import { useAtomValue } from 'jotai';
import { use } from 'react';
import type { Area } from './ids.ts';
import { catalogAtom, languageAtom } from './atoms.ts';

/** Waits, under a Suspense boundary, until the messages of these areas are there. */
export function useAreas(areas: readonly Area[]): void {
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  use(catalog.load(language, areas));
}
