import { style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const track = style(
  component({
    position: 'relative',
    flex: 'none',
    width: '36px',
    height: '20px',
    background: vars.color.line.control,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '[data-selected] > &': { background: vars.color.graphic.accent },
      ':has(> :focus-visible) > &': ring,
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '[data-selected] > &': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const thumb = style(
  component({
    position: 'absolute',
    insetBlockStart: '1px',
    insetInlineStart: '1px',
    width: '16px',
    height: '16px',
    background: vars.color.text.onFill,
    borderRadius: '50%',
    boxShadow: '0 1px 2px rgb(14 26 46 / 0.24)',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '[data-selected] &': { transform: 'translateX(16px)' } },
    '@media': { [media.forcedColors]: { background: 'ButtonText' } },
  }),
);

export const row = style(component({ justifyContent: 'space-between', width: '100%' }));
