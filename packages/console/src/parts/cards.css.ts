import { ring, tabular, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

// A list on a phone: each row a card, its key fact first.

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** What every card looks like; features add how theirs is laid out and padded, and override nothing. */
export const frame = style({
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text.default,
  boxShadow: vars.shadow.card,
});
/** A card that is one button or one link. */
export const pressable = style([
  frame,
  {
    width: '100%',
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': ring,
      '&:active': { backgroundColor: vars.color.fill.hover },
    },
  },
]);
/** Two facts on a line, on two where they do not fit. */
export const cardRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
});
export const cardTop = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });
export const cardText = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
});
/** The key fact and its state: beside each other, or the state below, so that neither covers the other. */
export const cardLead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  width: '100%',
});
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  marginTop: vars.space.m,
  paddingTop: vars.inset.m,
  borderTop: `1px solid ${vars.color.line.default}`,
  ...type.caption,
  color: vars.color.text.muted,
  ...tabular,
});
export const cardNote = style({
  maxWidth: '100%',
  ...type.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
/** The rows before, while those of the new filters are fetched. */
export const refreshing = style({ opacity: 0.6 });
