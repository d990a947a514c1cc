import { vars } from '../tokens/vars.css.ts';

/** The one focus ring: 2 px of accent, 1 px away. An outline survives forced colours; a shadow would not. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } as const;

/** Inside the edge, for what fills its container or would be cut off. */
export const innerRing = { ...ring, outlineOffset: '-2px' } as const;
