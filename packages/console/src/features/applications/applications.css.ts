import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

const stack = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

export const page = style({ ...stack, gap: vars.space.l });
export const filters = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** As wide as everything below it. */
export const whole = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const named = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 });
export const words = style({ ...stack, gap: '2px', overflowWrap: 'anywhere' });
/** Two lines in a row of a table, with room above and below. */
export const stacked = style({ ...stack, gap: '4px', paddingBlock: '6px', alignItems: 'flex-start' });
export const idCell = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const cards = style({ ...stack, gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  ...stack,
  gap: vars.space.s,
  padding: '14px',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  overflowWrap: 'anywhere',
});
export const cardRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
});

export const form = style({ ...stack, gap: vars.space.l });
export const part = style({
  ...stack,
  gap: vars.space.l,
  paddingBottom: vars.space.l,
  borderBottom: `1px solid ${vars.color.line.default}`,
  selectors: { '&:last-of-type': { borderBottom: 'none', paddingBottom: 0 } },
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
});
export const start = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const previews = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.l,
  alignItems: 'end',
  margin: 0,
});
export const preview = style({
  ...stack,
  gap: vars.space.s,
  margin: 0,
  maxWidth: '100%',
  color: vars.color.text.muted,
  fontSize: '12px',
  lineHeight: '16px',
});
const picture = {
  objectFit: 'cover',
  maxWidth: '100%',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line.default}`,
} as const;
export const large = style({ ...picture, width: '200px', height: '200px' });
export const small = style({ ...picture, width: '64px', height: '64px' });
export const payer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.text.default,
  fontSize: '14px',
  overflowWrap: 'anywhere',
});

export const tree = style({ ...stack, gap: vars.space.m });
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
  paddingInlineStart: '28px',
});

export const rows = style({ ...stack, gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
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
export const note = style({ color: vars.color.text.muted, fontSize: '12px', lineHeight: '16px' });
export const choices = style({ ...stack, gap: vars.space.m });
export const ipRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 0.8fr) minmax(0, 1fr) auto',
  gap: vars.space.s,
  alignItems: 'center',
});
export const fault = style({ color: vars.color.text.critical, fontSize: '13px', lineHeight: '18px' });
export const secret = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '13px',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
export const grow = style({ flex: 1, minWidth: 0 });
export const answer = style({
  margin: 0,
  padding: vars.space.m,
  maxHeight: '160px',
  overflow: 'auto',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '12px',
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const steps = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: '20px',
  textAlign: 'start',
});
export const danger = style({
  ...stack,
  gap: vars.space.m,
  paddingTop: vars.space.l,
  borderTop: `1px solid ${vars.color.line.default}`,
});
