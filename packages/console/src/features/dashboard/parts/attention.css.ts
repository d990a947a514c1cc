import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** As high before the answer as after it, so that nothing below it moves. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `0 ${vars.space.l}`,
  minHeight: '52px',
  padding: `${vars.inset.s} ${vars.inset.xl}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      // With a message of two lines, as most are there.
      minHeight: '122px',
      paddingInline: vars.space.l,
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minHeight: '36px' });
/** The way to the rest, in line with the first. */
export const end = style({ display: 'flex', alignItems: 'center', minHeight: '36px' });
export const title = style({ whiteSpace: 'nowrap' });

export const body = style({
  minWidth: 0,
  '@media': { [media.mobile]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '36px',
  '@media': { [media.mobile]: { minHeight: '60px' } },
});
export const message = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { flex: 1 } },
});

export const sign = recipe({
  base: { display: 'flex' },
  variants: {
    tone: {
      critical: { color: vars.color.text.critical },
      caution: { color: vars.color.text.caution },
      neutral: { color: vars.color.text.muted },
      positive: { color: vars.color.text.positive },
    },
  },
});
/** Keeps the room of a digit, so that the row stays where it is when the count comes. */
export const count = style({ display: 'inline-flex', minWidth: '20px' });
