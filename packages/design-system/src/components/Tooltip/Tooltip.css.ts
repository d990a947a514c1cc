import { style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const tooltip = style(
  component({
    maxWidth: '280px',
    padding: '6px 10px',
    borderRadius: vars.radius.tag,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    color: vars.color.surface,
    background: vars.color.text.default,
    boxShadow: vars.shadow.floating,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
