import { media, tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { withPanel } from '#parts/list/list.css.ts';

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
export const direction = style([word, { selectors: { 'td &': { minWidth: '64px', textAlign: 'start' } } }]);
export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s });
export const stackedEnd = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' });

export const headText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const headNumber = style({ ...type.figure, ...tabular });
export const breakable = style({ overflowWrap: 'anywhere', textAlign: 'end', ...tabular });
const thirds = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space.s} ${vars.space.l}`,
} as const;
/** The height doesn't depend on a detail next to the list, so that opening it doesn't move the rows. */
export const ledgerCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.m} ${vars.space.l}`,
  '@media': {
    [withPanel]: { ...thirds, maxWidth: '960px' },
    [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' },
  },
});
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.s} ${vars.space.m}`,
  flex: '1 1 auto',
  minWidth: 0,
  '@media': {
    [withPanel]: { ...thirds, gridArea: '1 / 1 / 3 / 4' },
    [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' },
  },
});
/** The usual height of the card, so that the list below doesn't move when the figures load. */
export const ledgerLoading = style({
  height: '72px',
  '@media': { [withPanel]: { height: '118px' }, [media.mobile]: { height: '200px' } },
});
/** In two lines of three, the note fills the free space after the five figures. */
export const ledgerNote = style({ '@media': { [withPanel]: { gridArea: '2 / 3', alignSelf: 'center' } } });
export const term = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  '@media': {
    [media.mobile]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});
export const termValue = style({
  fontWeight: weight.semibold,
  ...tabular,
  overflowWrap: 'anywhere',
});
export const operator = style({ color: vars.color.text.muted, fontWeight: weight.semibold });
