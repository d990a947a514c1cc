import { media, vars } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import * as phone from '#parts/cards.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 });

export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
  '@media': { '(max-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The receipt stays in sight while the form is long. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minWidth: 0,
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.l})`,
  '@media': { '(max-width: 1080px)': { position: 'static' } },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl, minWidth: 0 });
export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minWidth: 0 });

export const factLine = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });

export const fieldActions = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
export const shares = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const address = style({
  overflowWrap: 'anywhere',
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.color.text.default,
});

export const receiptHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.text.muted,
  fontSize: '12px',
  lineHeight: '16px',
});
export const figure = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  fontVariantNumeric: 'tabular-nums',
});
export const approx = style({
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 400,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const updated = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.caution,
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 600,
});

export const limit = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const limitMessage = style({
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const limitReached = style({ color: vars.color.text.critical });

export const recapAddress = style({ fontSize: '15px', lineHeight: '22px', fontWeight: 600 });

export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontWeight: 600,
});
export const entryNote = style({ fontSize: '12px', lineHeight: '16px', color: vars.color.text.muted });

export const resultHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});
export const resultAmount = style({
  fontSize: '28px',
  lineHeight: '34px',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const clock = style({
  fontSize: '28px',
  lineHeight: '36px',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

/** Pinned over the daily places of a phone while the form is in sight. */
export const pinned = style({
  position: 'sticky',
  zIndex: 5,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  display: 'flex',
  gap: vars.space.s,
  marginInline: '-14px',
  padding: '12px 14px',
  background: vars.color.canvas,
  borderBlockStart: `1px solid ${vars.color.line.default}`,
});
export const steps = style({ outline: 'none' });
export const pinnedMain = style({ flex: '1 1 auto', minWidth: 0 });

export const cards = style([phone.cards]);
export const cardLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minWidth: 0,
});

export const scanner = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
});

export const rules = style({ borderCollapse: 'collapse', fontSize: '12px', lineHeight: '16px' });
globalStyle(`${rules} :is(th, td)`, {
  padding: '6px 8px',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});
export const scroll = style({
  overflowX: 'auto',
  '@media': { [media.mobile]: { maxWidth: '100vw' } },
});

export const recipient = style({ display: 'inline-flex', flexDirection: 'column', minWidth: 0 });
export const recipientAddress = style({ fontSize: '12px', color: vars.color.text.muted });
export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const suggestions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const suggestion = style({
  display: 'grid',
  // Recipients begin on one line, whatever their names.
  gridTemplateColumns: 'minmax(0, 1fr) 10em',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: vars.space.m,
  textAlign: 'start',
  minWidth: 0,
});
export const suggestedToken = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s });
