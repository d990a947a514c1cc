import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: vars.space.xs });
export const label = style({
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.color.text.muted,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, alignItems: 'stretch' });
export const picture = style({ display: 'grid', gap: vars.space.xs, margin: 0, justifyItems: 'center' });
export const image = style({
  width: '96px',
  height: '96px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.sunken,
});
export const choose = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minWidth: '128px',
  minHeight: '96px',
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  border: `1px dashed ${vars.color.line.control}`,
  color: vars.color.text.muted,
});
export const input = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
});
export const note = style({ fontSize: '12px', lineHeight: '16px', color: vars.color.text.muted });
export const wrong = style({ fontSize: '12px', lineHeight: '16px', color: vars.color.text.critical });
