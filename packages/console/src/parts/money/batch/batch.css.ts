import { tabular, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A narrow list: on a phone, or in a panel next to another list. */
const narrow = '(width < 560px)';

export const list = style({ containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 152px 36px',
  gap: vars.space.m,
  alignItems: 'center',
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const facts = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  // In a narrow list, the facts have their own line, so that every digit of the amount fits on the next line.
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});
export const state = style({
  ...tabular,
  textAlign: 'end',
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [narrow]: { gridColumn: '1 / -1', order: 1, textAlign: 'start' } },
});
