import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const skeleton = recipe({
  base: component({
    display: 'block',
    maxWidth: '100%',
    background: vars.color.fill.track,
    '@media': {
      // The skeleton appears after 200 ms, so that it doesn't flash before a fast response.
      [media.motion]: { animation: `${appear} 0s 200ms both, ${breathe} 1.6s 200ms ease-in-out infinite` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      text: component({ borderRadius: vars.radius.mark }),
      block: component({ borderRadius: vars.radius.control }),
      circle: component({ borderRadius: '50%' }),
    },
  },
});

export const lines = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.s }));
