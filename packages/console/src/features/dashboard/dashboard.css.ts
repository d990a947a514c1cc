import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { divided, media, tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

const narrow = media.narrow;
const smallest = media.smallest;

const gap = vars.space.l;

const wideAndNarrow = {
  ...responsiveColumns(`calc((100% - 2 * ${gap}) * 2 / 3 + ${gap}) minmax(0, 1fr)`, narrow),
  gap,
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;
export const band = style(wideAndNarrow);
export const chartRow = style(wideAndNarrow);

export const figures = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line.default}`,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // The grid has two columns, or one column if a figure would be truncated (400% zoom, WCAG 1.4.10).
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
      gap: vars.space.m,
    },
  },
});

export const movements = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.s} ${vars.space.m}`,
  ...type.small,
  color: vars.color.text.muted,
});
export const movedValue = style({ textAlign: 'end', color: vars.color.text.default, ...tabular });
export const movedPair = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' });
export const movedRow = style([
  movedPair,
  {
    position: 'relative',
    alignContent: 'center',
    '@media': { [media.touch]: { minHeight: '48px' } },
    rowGap: vars.space.xs,
  },
]);
export const movedBar = recipe({
  base: { gridColumn: '1 / -1', blockSize: '8px', borderRadius: vars.radius.tag },
  variants: {
    isOut: { true: { background: vars.color.chart.others }, false: { background: vars.color.chart.first } },
  },
});
export const movedTotal = style([
  movedPair,
  {
    paddingBlockStart: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.line.default}`,
    fontWeight: weight.semibold,
    color: vars.color.text.default,
  },
]);

export const lastRow = style({
  ...responsiveColumns('repeat(3, minmax(0, 1fr))', narrow),
  gap,
});

export const chartBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minHeight: '260px',
});

export const centred = style({ flex: 1, display: 'grid', placeItems: 'center' });

export const applicationControl = style({ width: '152px', maxWidth: '100%' });
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
  selectors: { '&[data-searching]': { maxHeight: '216px', overflowY: 'auto' } },
});
export const marketRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '68px',
  selectors: { ...divided, '[data-searching] &': { minHeight: '52px' } },
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
/** The parts are stacked on phones, so that the balance isn't truncated. */
export const course = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space.xxs } },
});
export const change = style({ minWidth: '56px', textAlign: 'end' });
/** The space of a button is reserved in rows without a button, so that the columns are aligned. */
export const marketAction = style({
  minWidth: '80px',
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [smallest]: { gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } } },
});
export const stale = style({ opacity: 0.6 });

/** The height of four payments. On phones, each has one more line. */
export const recentLoading = style({ height: '243px', '@media': { [media.mobile]: { height: '307px' } } });
export const recentItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  selectors: divided,
});
/** Phones show the application below the time. Otherwise, its name decides where the line breaks. */
export const recentApplication = style({
  '::before': { content: '· ' },
  '@media': { [media.mobile]: { display: 'block', '::before': { content: 'none' } } },
});
export const grow = style({ flex: 1, minWidth: 0 });

export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '20px',
});

const moreHeight = '40px';

/** Reserves the width of an icon, so that the button is aligned with the messages. */
export const more = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: moreHeight,
  '::before': { content: '', width: '18px', marginInlineEnd: `calc(${vars.space.s} - ${vars.inset.m})` },
});

/** On phones, the height fits two lines, which is the usual length of a message. */
export const body = style({ minHeight: '44px', '@media': { [media.mobile]: { minHeight: '60px' } } });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '44px',
  paddingBlock: vars.space.xs,
  selectors: divided,
  '@media': { [media.mobile]: { minHeight: '60px' } },
});
/** Phones reserve the height of the usual content: one item and the button. */
export const pending = style([
  row,
  { '@media': { [media.mobile]: { minHeight: `calc(60px + ${moreHeight})` } } },
]);
export const message = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const facts = style({ ...type.caption, display: 'block', color: vars.color.text.muted });

export const sign = recipe({
  base: { display: 'flex' },
  variants: {
    tone: {
      critical: { color: vars.color.text.critical },
      caution: { color: vars.color.text.caution },
      neutral: { color: vars.color.text.muted },
      positive: { color: vars.color.text.positive },
    },
  },
});
