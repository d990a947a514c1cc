import { keyframes, style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { media } from '#tokens/breakpoints.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style(
  component({
    display: 'inline-block',
    flex: 'none',
    width: '16px',
    height: '16px',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      // With reduced motion, the spinner fades instead of turning, because progress must stay visible.
      [media.reducedMotion]: {
        animation: `${breathe} 2s ease-in-out infinite !important`,
        animationDuration: '2s !important',
        animationIterationCount: 'infinite !important',
        borderInlineEndColor: 'currentColor',
      },
    },
  }),
);
