import type { ReactElement } from 'react';
import type { Size } from '../takePicture.tsx';

/** A rendered example of a component, and where its parts are in it. */
export interface Specimen {
  readonly render: () => ReactElement;
  /** Under the names of the guide: what finds the part, and the prop that fills it. */
  readonly parts: Readonly<Record<string, readonly [selector: string, prop?: string]>>;
  /** Of what opens over the page: the window that it is drawn in. */
  readonly window?: Size;
  /** What is pressed to open it, where no prop does. */
  readonly press?: string;
  /** What is loaded only once it opens. */
  readonly preload?: () => Promise<unknown>;
}

/** Finds what has a class of a style sheet, by the style's own class. */
export const byClass = (className: string) => `.${className.split(' ')[0] ?? ''}`;

/** The prop names a part of the field's frame. */
export const fieldParts = {
  Label: ['label', 'label'],
  Description: ['[slot="description"]:not(:empty)', 'description'],
  Error: ['[slot="errorMessage"]', 'errorMessage'],
} as const satisfies Specimen['parts'];
