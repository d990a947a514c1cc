import { vars } from '../tokens/vars.css.ts';

/** An outline of 2 px, 1 px away from the element. Forced colors keep an outline, but not a shadow. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } as const;

/** Elements that fill their container, or would be cut off, have the ring inside. */
export const innerRing = { ...ring, outlineOffset: '-2px' } as const;
