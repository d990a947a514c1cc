import { style } from '@vanilla-extract/css';
import { divided, media, vars } from '@settlement/design-system/tokens';

const narrow = media.narrow;
/** Phones where a balance and a button have no room beside each other. */
const smallest = media.smallest;

export const figures = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(300px, 1.75fr) repeat(4, minmax(0, 1fr))',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Two beside each other on a phone; one where a figure would be cut (400 % zoom, WCAG 1.4.10).
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
      gap: vars.space.m,
    },
  },
});

export const hero = style({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [narrow]: { gridColumn: '1 / -1' },
  },
});

export const chartRow = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1.63fr) minmax(340px, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const recentRow = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1.9fr) minmax(300px, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Holds its height while it loads, fails or has nothing, so that nothing below it moves. */
export const chartBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minHeight: '260px',
});

export const centred = style({ flex: 1, display: 'grid', placeItems: 'center' });

export const applicationControl = style({ width: '152px', maxWidth: '100%' });
// Wide enough for two dates with their years in either language.
export const datesControl = style({
  width: '212px',
  maxWidth: '100%',
  selectors: { '&:lang(zh)': { width: '252px' } },
});

export const market = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minHeight: '254px',
});
export const marketList = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-searching]': { maxHeight: '216px', overflowY: 'auto' } },
});
export const marketRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '68px',
  selectors: {
    ...divided,
    '[data-searching] &': { minHeight: '52px' },
  },
  '@media': {
    [smallest]: {
      selectors: {
        ':not([data-searching]) > &': {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          paddingBlock: vars.space.m,
        },
      },
    },
  },
});
/** Trend and change: beside each other, or on phones below each other, so that the balance is whole. */
export const course = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space.xxs } },
});
export const change = style({ minWidth: '56px', textAlign: 'end' });
/** The place of the button is kept where there is nothing to withdraw, so that columns line up. */
export const marketAction = style({
  minWidth: '80px',
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [smallest]: { gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } } },
});
export const stale = style({ opacity: 0.6 });

export const recentList = style({ margin: 0, padding: 0, listStyle: 'none' });
export const recentItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  selectors: divided,
});
export const grow = style({ flex: 1, minWidth: 0 });
