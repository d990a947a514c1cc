import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { innerRing } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const chevron = style(
  component({
    selectors: {
      '[aria-expanded="true"] &': { rotate: '90deg' },
      '[aria-expanded="true"] &:dir(rtl)': { rotate: '-90deg' },
    },
  }),
);

/** The handle is wider than its line, so that it can be pressed. */
export const handle = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '12px',
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.s,
        insetInlineEnd: 0,
        borderInlineEnd: `2px solid ${vars.color.line.default}`,
      },
      '&:hover::after, &:focus-within::after': { borderColor: vars.color.graphic.accent },
      '&:has(:focus-visible)': innerRing,
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);
