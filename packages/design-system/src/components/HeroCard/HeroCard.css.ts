import { style } from '@vanilla-extract/css';

import { centered, component, reach } from '#css/component.css.ts';
import { tabular, type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { ring } from '#css/focusRing.css.ts';

/** The actions are next to the number. They wrap below it if there isn't enough space. */
export const card = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minWidth: 0,
  }),
);

export const main = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 260px',
    gap: vars.space.xs,
    minWidth: 0,
    containerType: 'inline-size',
  }),
);

export const label = style(
  component({
    ...type.small,
    color: vars.color.text.muted,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: '24px',
  }),
);

export const value = style(
  component({
    ...type.hero,
    ...tabular,
    fontSize: `clamp(${type.number.fontSize}, 9cqi, ${type.hero.fontSize})`,
    overflowWrap: 'anywhere',
    // The value can be a link. The margin separates its touch target from the touch targets above and below.
    '@media': {
      [media.touch]: { margin: `${vars.space.s} 0 ${vars.space.m}`, paddingBlock: vars.space.xs },
    },
  }),
);

export const caption = style(component({ ...type.small, ...tabular, color: vars.color.text.muted }));

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    alignContent: 'space-between',
    flex: '0 1 440px',
    gap: vars.inset.m,
    '@media': { [media.mobile]: { flexBasis: '100%', justifyContent: 'flex-start' } },
  }),
);

export const toggle = style(
  component({
    position: 'relative',
    ...centered,
    width: '24px',
    height: '24px',
    borderRadius: vars.radius.tag,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.fill.hover },
      '&:is(:focus-visible, [data-focus-visible])': ring,
    },
    '@media': reach('10px'),
  }),
);
