import { style } from '@vanilla-extract/css';
import { media, vars } from '@settlement/design-system/tokens';

export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xl,
});

export const ring = style({ position: 'relative', flex: 'none' });

export const slice = style({
  stroke: vars.color.surface,
  strokeWidth: 2,
  selectors: { '&[data-dimmed]': { opacity: 0.35 } },
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const centre = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
  textAlign: 'center',
});
export const centreLabel = style({ fontSize: '12px', lineHeight: '16px', color: vars.color.text.muted });
export const centreValue = style({
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
});

export const legend = style({ flex: '1 1 132px', minWidth: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '28px',
  padding: '2px 6px',
  borderRadius: vars.radius.tag,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: vars.size.control } },
  selectors: {
    '&[data-chosen]': { backgroundColor: vars.color.fill.hover },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
/** The native control stays for keyboard and screen reader; the row is what is seen. */
export const radio = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
export const swatch = style({ width: '9px', height: '9px', borderRadius: '3px', flex: 'none' });
export const name = style({ flex: 1, minWidth: 0, fontWeight: 500 });
export const share = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });
