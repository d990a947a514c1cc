import { tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const asset = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 });
export const signed = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: vars.space.s,
});
export const came = style({ color: vars.color.text.positive });
export const word = style({ ...type.caption, color: vars.color.text.muted, whiteSpace: 'nowrap' });
/** The direction has a minimum width, so that the digits of all rows are aligned. */
export const direction = style([word, { selectors: { 'td &': { minWidth: '54px', textAlign: 'start' } } }]);
export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s });
export const stackedEnd = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' });

export const headText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const headNumber = style({ ...type.figure, ...tabular });
export const breakable = style({ overflowWrap: 'anywhere', textAlign: 'end', ...tabular });
export const ledgerCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.m} ${vars.space.l}`,
});
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.s} ${vars.space.m}`,
  flex: '1 1 auto',
  minWidth: 0,
  margin: 0,
});
export const termValue = style({
  margin: 0,
  fontWeight: weight.semibold,
  ...tabular,
  overflowWrap: 'anywhere',
});
export const operator = style({ color: vars.color.text.muted, fontWeight: weight.semibold });
