import { type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({ ...type.caption, color: vars.color.text.muted });
export const name = style({
  display: 'inline-block',
  maxWidth: '180px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  // In a table, a note isn't much wider than its value, so that the table fits its card.
  selectors: { [`:is(td, th) ${note} > &`]: { maxWidth: '150px' } },
});

export const noted = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' });
