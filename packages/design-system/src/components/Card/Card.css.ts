import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const card = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
    scrollMarginTop: `calc(${vars.size.stickyOffset} + ${vars.space.l})`,
  }),
);

export const header = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${vars.space.s} ${vars.space.l}`,
    padding: `${vars.inset.m} ${vars.inset.xl}`,
    '@media': { [media.mobile]: { paddingInline: vars.space.l } },
  }),
);

/** Centers the title vertically next to a control. */
export const titles = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingBlock: `calc((${vars.size.control} - ${type.section.lineHeight}) / 2)`,
  }),
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    minWidth: 0,
    minHeight: vars.size.control,
  }),
);

export const body = recipe({
  base: component({ flex: '1 1 auto', minWidth: 0, minHeight: 0 }),
  variants: {
    padding: {
      // With `hidden`, the card would be a scroll container, and the header of a table inside couldn't
      // stick to the page.
      // On paper, clipped content would lose its rows after a page break.
      none: component({ overflow: 'clip', '@media': { [media.print]: { overflow: 'visible' } } }),
      s: component({ padding: vars.space.m }),
      m: component({ padding: vars.space.l }),
      l: component({ padding: vars.inset.xl, '@media': { [media.mobile]: { padding: vars.space.l } } }),
    },
  },
});

export const belowHeader = style(
  component({ paddingBlockStart: 0, '@media': { [media.mobile]: { paddingBlockStart: 0 } } }),
);
/** Elements at an edge of the card have the same rounded corners as the card. */
export const atTop = style(
  component({ borderStartStartRadius: vars.radius.card, borderStartEndRadius: vars.radius.card }),
);
export const atBottom = style(
  component({ borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card }),
);

export const footer = style(
  component({
    borderBlockStart: `1px solid ${vars.color.line.default}`,
    padding: `${vars.space.m} ${vars.inset.xl}`,
  }),
);
