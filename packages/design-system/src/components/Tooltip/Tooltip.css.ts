import { keyframes, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const arrive = keyframes({ from: { opacity: 0 } });

export const tooltip = style(
  component({
    width: 'max-content',
    maxWidth: 'min(280px, calc(100vw - 16px))',
    padding: '6px 10px',
    borderRadius: vars.radius.tag,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
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
