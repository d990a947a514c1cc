import { tabular, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
});
export const cardText = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
});
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
} as const;
const mutedLine = { ...line, ...type.caption, color: vars.color.text.muted, ...tabular } as const;
export const cardLead = style({ ...line, alignItems: 'center', width: '100%' });
export const cardLine = style({ ...mutedLine, width: '100%' });
export const cardFoot = style({
  ...mutedLine,
  marginTop: vars.space.m,
  paddingTop: vars.inset.m,
  borderTop: `1px solid ${vars.color.line.default}`,
});
export const cardNote = style({
  maxWidth: '100%',
  ...type.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
export const refreshing = style({ opacity: 0.6 });
