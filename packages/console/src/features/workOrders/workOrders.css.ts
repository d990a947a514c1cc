import { type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const theme = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 });
export const dot = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.graphic.accent,
});

export const day = style({ textAlign: 'center', ...type.caption, color: vars.color.text.muted });
export const bubble = recipe({
  base: {
    display: 'grid',
    gap: vars.space.xs,
    maxWidth: '85%',
    padding: `${vars.space.s} ${vars.space.m}`,
    borderRadius: vars.radius.card,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  variants: {
    author: {
      merchant: { alignSelf: 'flex-end', backgroundColor: vars.color.soft.accent },
      support: { alignSelf: 'flex-start', backgroundColor: vars.color.sunken },
    },
  },
});
export const thumbnail = style({
  display: 'inline-flex',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
});
export const small = style({
  width: '72px',
  height: '72px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
export const large = style({ maxWidth: '100%', height: 'auto' });

export const answers = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: `0 0 ${vars.space.s}`,
  paddingInlineStart: vars.inset.xl,
  listStyle: 'disc',
});
export const body = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const standing = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space.xs });
export const about = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.m} ${vars.inset.l}`,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
});
