import { fieldSpecimens } from './fieldSpecimens.tsx';
import { overlaySpecimens } from './overlaySpecimens.tsx';
import { pageSpecimens } from './pageSpecimens.tsx';
import type { Specimen } from './specimen.ts';

/** By the name of the component: of those whose parts are worth telling apart in a drawing. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ...fieldSpecimens,
  ...overlaySpecimens,
  ...pageSpecimens,
};
