import { vars } from '../tokens/vars.css.ts';

/**
 * The focus ring: an outline of 2 px, 1 px away from the element. Forced colors keep an outline, but not a
 * shadow.
 */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } as const;

/** The ring inside of an element, for elements that fill their container or whose ring would be cut off. */
export const innerRing = { ...ring, outlineOffset: '-2px' } as const;
