import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

// A list of movements or payments on a phone: each a card that opens, its key fact first.

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  padding: '14px',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text.default,
  textDecoration: 'none',
  boxShadow: vars.shadow.card,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&:active': { backgroundColor: vars.color.fill.hover },
  },
});
export const cardTop = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });
export const cardText = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
});
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `2px ${vars.space.m}`,
  marginTop: vars.space.m,
  paddingTop: '10px',
  borderTop: `1px solid ${vars.color.line.default}`,
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const cardNote = style({
  maxWidth: '100%',
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
/** The rows before, while those of the new filters are fetched. */
export const refreshing = style({ opacity: 0.6 });
