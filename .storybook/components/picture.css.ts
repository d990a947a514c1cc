import { createVar, style } from '@vanilla-extract/css';

export const width = createVar();
export const height = createVar();
export const scale = createVar();

/** `contain` makes this box the containing block of fixed elements. */
const window = { contain: 'layout paint', overflow: 'hidden' } as const;

export const stage = style({ ...window, position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 });

export const picture = style({
  ...window,
  position: 'relative',
  width,
  maxWidth: '100%',
  height,
  zoom: scale,
});
