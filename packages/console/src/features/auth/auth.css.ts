import { style } from '@vanilla-extract/css';
import { media, type, vars, weight, zIndex } from '@settlement/design-system/tokens';

const { hero } = vars.color;
const phone = '[data-device=mobile] &';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  minHeight: '100dvh',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
  selectors: {
    '&[data-device=mobile]': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const intro = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: `calc(2 * ${vars.inset.xl}) calc(2 * ${vars.space.xl})`,
  color: hero.text,
  background: `linear-gradient(150deg, ${hero.from}, ${hero.to})`,
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: zIndex.behind,
    insetInlineEnd: '-140px',
    insetBlockEnd: '-140px',
    width: '420px',
    aspectRatio: '1',
    borderRadius: '50%',
    border: `44px solid ${hero.ring}`,
  },
  '@media': { [media.belowDesktop]: { padding: `${vars.space.xl} ${vars.inset.xl}` } },
  selectors: { [phone]: { padding: `${vars.space.xl} ${vars.inset.xl}`, gap: vars.space.s } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  fontWeight: weight.strong,
  fontSize: type.section.fontSize,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.control,
  border: `1px solid ${hero.line}`,
});

export const lead = style({
  marginBlockStart: 'auto',
  maxWidth: '20ch',
  ...type.display,
  textWrap: 'balance',
  selectors: {
    // Lines of Chinese text break only after punctuation, so that no word is divided.
    '&:lang(zh)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
    [phone]: { ...type.figure, maxWidth: 'none', marginBlockStart: vars.space.s },
  },
  '@media': { [media.belowDesktop]: { ...type.figure, maxWidth: 'none' } },
});

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  marginBlockEnd: 'auto',
  maxWidth: '46ch',
  selectors: { [phone]: { display: 'none' } },
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: vars.color.surface,
});
export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  padding: `${vars.space.l} ${vars.inset.xl}`,
});
export const centre = style({
  flex: '1 0 auto',
  display: 'grid',
  // Centered content would move when a message or another method appears.
  placeItems: 'start center',
  padding: `22dvh ${vars.inset.xl} calc(2 * ${vars.space.xl})`,
  '@media': { [media.belowDesktop]: { paddingBlockStart: 0 } },
  selectors: { [phone]: { paddingBlockStart: 0 } },
});
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  width: '100%',
  maxWidth: '360px',
});
export const foot = style({ padding: `0 ${vars.inset.xl} ${vars.space.xl}`, textAlign: 'center' });

/** Reserves the height of Google's button, so that the page doesn't move when the button loads. */
export const google = style({ minHeight: '44px', display: 'grid', gap: vars.space.s });
export const googleContainer = style({
  minHeight: '44px',
  maxWidth: '100%',
  overflow: 'hidden',
  colorScheme: 'light',
});
