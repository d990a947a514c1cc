import { createVar, style } from '@vanilla-extract/css';

export const width = createVar();
export const height = createVar();
export const scale = createVar();

/** What is fixed to the window is fixed to this box. */
const window = { contain: 'layout paint', overflow: 'hidden' } as const;

/** Where there is room on all sides, as at the head of a page. */
export const stage = style({ ...window, position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 });

export const picture = style({
  ...window,
  position: 'relative',
  width,
  maxWidth: '100%',
  height,
  zoom: scale,
});
