import { vars } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, fontWeight: 600 });
export const note = style({ color: vars.color.text.muted, fontWeight: 400 });
export const stars = style({ display: 'flex', marginInlineStart: '-10px' });
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-lit]': { color: vars.color.text.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
});
globalStyle(`${star} svg`, { width: '26px', height: '26px' });
globalStyle(`${star}[data-lit] svg`, { fill: 'currentcolor' });
/** There for the keyboard and for who listens; what is seen is the star. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
