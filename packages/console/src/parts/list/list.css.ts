import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  selectors: { '* + &': { marginTop: vars.space.m } },
});

export const filters = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(152px, 1fr))',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Two dates with their years are whole in either language. */
export const dates = style({
  gridColumn: 'span 2',
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: 'auto' } },
});
/** In line with the fields beside it, under their labels. */
export const more = style({ display: 'flex', alignItems: 'end', minHeight: '60px' });

/** Within a card that has a table to its edges. */
export const bare = style({ padding: vars.space.m });

export const grow = style({ flex: '1 1 160px', minWidth: 0 });
