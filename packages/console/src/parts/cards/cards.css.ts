import { tabular, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

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
export const cardLead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  width: '100%',
});
export const cardLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  width: '100%',
  ...type.caption,
  color: vars.color.text.muted,
  ...tabular,
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
export const refreshing = style({ opacity: 0.6 });
