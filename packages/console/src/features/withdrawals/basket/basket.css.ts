import { media, tabular, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 152px 36px',
  gap: vars.space.m,
  alignItems: 'center',
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const recipient = style({
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const state = style({
  ...tabular,
  textAlign: 'end',
  // Phones show this below the amount, because the amount takes the full width.
  '@media': { [media.mobile]: { gridColumn: '1 / -1', order: 1, textAlign: 'start' } },
});
