import { keyframes, style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';

const arrive = keyframes({ from: { opacity: 0 } });

export const tooltip = style(
  component({
    width: 'max-content',
    maxWidth: 'min(280px, calc(100vw - 16px))',
    padding: `${vars.inset.s} ${vars.inset.m}`,
    borderRadius: vars.radius.tag,
    ...type.caption,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
    color: vars.color.surface,
    background: vars.color.text.default,
    boxShadow: vars.shadow.floating,
    textAlign: 'start',
    whiteSpace: 'normal',
    animation: `${arrive} ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
