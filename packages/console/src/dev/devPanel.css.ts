import { style } from '@vanilla-extract/css';
import { type, vars, zIndex } from '@settlement/design-system/tokens';

/** The bar is part of the page and scrolls with it, so that the button doesn't cover content. */
export const strip = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${vars.space.xxs} ${vars.inset.l}`,
  borderBottom: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.sunken,
});

export const panel = style({
  position: 'fixed',
  insetInlineEnd: '16px',
  insetBlockStart: '48px',
  zIndex: zIndex.tool,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(380px, calc(100vw - 32px))',
  maxHeight: 'min(720px, calc(100dvh - 64px))',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.modal,
  overflow: 'hidden',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.inset.m} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.line.default}`,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: vars.space.l,
  overflowY: 'auto',
});

export const scenarios = style({
  maxHeight: '180px',
  overflowY: 'auto',
  padding: `${vars.space.s} ${vars.inset.m}`,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
});

export const inbox = style({ ...type.small });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.s });

export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
