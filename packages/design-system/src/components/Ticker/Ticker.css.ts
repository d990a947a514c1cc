import { keyframes, style } from '@vanilla-extract/css';

import { component, offPaper } from '#css/component.css.ts';
import { type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const FADE = vars.space.xxl;

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const ticker = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    flex: '1 1 0',
    minWidth: 0,
    ...type.small,
    '@media': offPaper,
  }),
);
export const sign = style(component({ flex: 'none', color: vars.color.text.muted }));
export const viewport = style(
  component({ flex: '0 1 auto', minWidth: 0, overflow: 'hidden', padding: vars.space.xs }),
);
export const item = style(
  component({
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    // A link near other targets must be at least 24 px high (WCAG 2.5.8).
    lineHeight: type.input.lineHeight,
    color: vars.color.text.muted,
    // The padding keeps the focus ring of a link visible at the edge.
    padding: vars.space.xxs,
    // Because of the padding, text that fits ends before the fade. Longer text fades out at the edge.
    paddingInlineEnd: FADE,
    maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`,
    selectors: {
      '&:dir(rtl)': { maskImage: `linear-gradient(to left, #000 calc(100% - ${FADE}), transparent)` },
    },
    '@media': { [media.motion]: { animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}` } },
  }),
);
export const controls = style(component({ display: 'flex', flex: 'none' }));
