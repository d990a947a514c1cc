import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { innerRing } from '#css/focusRing.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { zIndex } from '#tokens/zIndex.ts';

const { line, surface, sunken, text, soft } = vars.color;

const rowHeight = createVar();

export const frame = recipe({
  variants: {
    surface: {
      // Unlike `hidden`, `clip` creates no scroll container, so the header can stick to the page.
      card: component({
        position: 'relative',
        minWidth: 0,
        overflow: 'clip',
        // On paper, a clipped table would lose its rows after a page break.
        '@media': { [media.print]: { overflow: 'visible' } },
        background: surface,
        border: `1px solid ${line.default}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.card,
      }),
      none: component({ position: 'relative', minWidth: 0 }),
    },
    density: {
      medium: component({ vars: { [rowHeight]: vars.size.row } }),
      compact: component({ vars: { [rowHeight]: vars.size.rowCompact } }),
    },
  },
});

export const scroller = style(
  component({
    selectors: {
      // An overflowing table is a scroll container, so its header sticks to the table.
      '&[data-overflow]': { overflow: 'auto', overscrollBehaviorX: 'contain' },
      '&[data-overflow][data-sticky]': {
        maxHeight: `calc(100dvh - ${vars.size.stickyOffset} - 96px)`,
        // The sticky header must not cover a focused row.
        scrollPaddingBlockStart: vars.size.rowHead,
      },
      '&:focus-visible': innerRing,
    },
    // Paper can't scroll, so an overflowing table isn't clipped in print.
    '@media': {
      [media.print]: { selectors: { '&[data-overflow]': { overflow: 'visible', maxHeight: 'none' } } },
    },
  }),
);

export const table = recipe({
  base: component({
    width: '100%',
    ...type.small,
    ...tabular,
    '@media': { [media.print]: { fontSize: type.micro.fontSize } },
  }),
  variants: { layout: { auto: {}, fixed: component({ tableLayout: 'fixed' }) } },
});

const printedCell = {
  height: 'auto',
  padding: '3pt 2pt',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
} as const;

const align = {
  start: component({ textAlign: 'start' }),
  center: component({ textAlign: 'center' }),
  end: component({ textAlign: 'end' }),
};

const cut = component({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const headCell = recipe({
  base: component({
    position: 'relative',
    height: vars.size.rowHead,
    paddingInline: vars.inset.l,
    fontWeight: weight.semibold,
    // A header may have two lines before the table scrolls sideways. `keep-all` doesn't break Chinese terms.
    wordBreak: 'keep-all',
    color: text.muted,
    background: sunken,
    borderBlockEnd: `1px solid ${line.default}`,
    selectors: {
      '[data-sticky] &': { position: 'sticky', zIndex: zIndex.stuck, insetBlockStart: 0 },
      '[data-sticky]:not([data-overflow]) &': { insetBlockStart: vars.size.stickyOffset },
    },
    '@media': {
      [media.print]: { ...printedCell, selectors: { '[data-sticky] &': { position: 'static' } } },
    },
  }),
  variants: { align, layout: { auto: {}, fixed: cut } },
});

/** The button of a sortable column is as high as the header, so that it's easy to press. */
export const sort = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    height: vars.size.rowHead,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      // In columns aligned to the end, the arrow is first, so that the text is aligned with the numbers.
      [`${headCell.classNames.variants.align.end} > &`]: { flexDirection: 'row-reverse' },
      '&:hover': { color: text.default },
      '&:focus-visible': innerRing,
    },
  }),
);

/** The arrow of a column that isn't sorted appears when the pointer or the focus is on the button in the header. */
export const arrow = style(
  component({
    flexShrink: 0,
    opacity: 0,
    selectors: {
      '[aria-sort]:not([aria-sort="none"]) &': { opacity: 1, color: text.default },
      ':hover > &, :focus-visible > &': { opacity: 1 },
    },
    '@media': { [media.print]: { selectors: { '[aria-sort="none"] &': { display: 'none' } } } },
  }),
);

export const row = recipe({
  base: component({
    selectors: {
      '&[aria-current]': { background: soft.accent },
      '&:has([data-row-checkbox] input:checked)': { background: soft.accent },
      // The focused button isn't visible, so its row shows the focus ring.
      '&:has([data-opener]:focus-visible)': { position: 'relative', zIndex: zIndex.raised, ...innerRing },
    },
  }),
  variants: {
    isPressable: {
      true: component({
        cursor: 'pointer',
        selectors: { '&:hover:not([aria-current])': { background: sunken } },
      }),
      false: {},
    },
    level: { 1: {}, 2: component({ background: sunken }) },
  },
});

export const cell = recipe({
  base: component({
    height: rowHeight,
    paddingInline: vars.inset.l,
    fontWeight: weight.regular,
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${line.default}`,
    selectors: {
      'tr:last-child > &': { borderBlockEnd: 0 },
      '&:first-child': { position: 'relative' },
      // The bar marks the open row, because the background of the row is hardly visible in the dark theme.
      '[aria-current] > &:first-child::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `3px solid ${vars.color.graphic.accent}`,
      },
    },
    '@media': { [media.print]: printedCell },
  }),
  variants: { align, layout: { auto: {}, fixed: cut } },
});

export const details = style(
  component({ padding: vars.inset.l, background: sunken, borderBlockEnd: `1px solid ${line.default}` }),
);

/** The invisible button that opens the row with the keyboard or a screen reader. */
export const opener = style(
  component({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    outline: 'none',
  }),
);

export const skeletonEnd = style(component({ display: 'flex', justifyContent: 'flex-end' }));

export const emptyCell = style(component({ padding: 0 }));

export const foot = style(
  component({
    padding: `${vars.inset.m} ${vars.inset.xl}`,
    borderBlockStart: `1px solid ${line.default}`,
    '@media': { [media.mobile]: { paddingInline: vars.space.m } },
  }),
);

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

/** The progress line overlaps the header, so that the table doesn't move when it appears. */
export const progress = style(
  component({
    position: 'absolute',
    zIndex: zIndex.over,
    insetInline: 0,
    insetBlockStart: 0,
    height: '2px',
    overflow: 'hidden',
    pointerEvents: 'none',
    '::before': {
      content: '',
      display: 'block',
      width: '30%',
      height: '100%',
      background: vars.color.graphic.accent,
    },
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': {
      [media.motion]: { '::before': { animation: `${run} 1.1s ease-in-out infinite` } },
      [media.reducedMotion]: { '::before': { width: '100%' } },
    },
  }),
);
