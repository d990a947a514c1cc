import { media, type, vars, weight, zIndex } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const stack = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

export const named = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minWidth: 0,
  paddingBlock: vars.space.xs,
});
export const message = style({ ...stack, gap: vars.space.xxs, overflowWrap: 'anywhere' });
/** A table row shows at most two lines of a name. The drawer shows the full name. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  maxWidth: '240px',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
});
export const stacked = style({
  ...stack,
  gap: vars.space.xs,
  paddingBlock: vars.inset.s,
  alignItems: 'flex-start',
});
export const idCell = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const form = style({ ...stack, gap: vars.space.l });
export const same = style({ flex: 1, alignSelf: 'center', color: vars.color.text.muted, ...type.small });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.raised,
  margin: `0 calc(-1 * ${vars.space.xl}) calc(-1 * ${vars.space.xl})`,
  padding: `${vars.space.m} ${vars.space.xl}`,
  borderTop: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.mobile]: {
      margin: `0 calc(-1 * ${vars.space.l}) calc(-1 * ${vars.inset.xl})`,
      padding: `${vars.space.m} ${vars.space.l}`,
    },
  },
});

export const preview = style({
  ...stack,
  gap: vars.space.s,
  maxWidth: '100%',
  color: vars.color.text.muted,
  ...type.caption,
});
export const picture = recipe({
  base: {
    objectFit: 'cover',
    maxWidth: '100%',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line.default}`,
  },
  variants: {
    size: { large: { width: '200px', height: '200px' }, small: { width: '64px', height: '64px' } },
  },
});
export const payer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.text.default,
  fontSize: type.body.fontSize,
  overflowWrap: 'anywhere',
});

export const network = style({
  ...stack,
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
});
export const tokens = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  paddingInlineStart: `calc(${vars.inset.xl} + ${vars.space.s})`,
  '@media': { [media.mobile]: { rowGap: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))' } },
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
});
export const choices = style({ ...stack, gap: vars.space.m, '@media': { [media.mobile]: { gap: 0 } } });
export const ipRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 0.8fr) minmax(0, 1fr) auto',
  gap: vars.space.s,
  alignItems: 'center',
});
export const error = style({ color: vars.color.text.critical, ...type.small });
export const steps = style({
  display: 'grid',
  gap: vars.space.s,
  textAlign: 'start',
  counterReset: 'step',
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    flex: 'none',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    textAlign: 'center',
    fontSize: type.caption.fontSize,
    lineHeight: type.input.lineHeight,
    fontWeight: weight.semibold,
    color: vars.color.text.accent,
    backgroundColor: vars.color.soft.accent,
  },
});
