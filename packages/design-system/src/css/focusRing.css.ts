import { vars } from '../tokens/vars.css.ts';

/** An outline of 2 px with a distance of 1 px. Unlike a shadow, an outline is visible with forced colors. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } as const;

/** An outline inside the element. Used if the element fills its container, or if an outer ring would be cut off. */
export const innerRing = { ...ring, outlineOffset: '-2px' } as const;
