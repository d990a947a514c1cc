import { tabular, type, vars } from '@settlement/design-system/tokens';
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
