import { style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { type, weight } from '../../css/type.css.ts';

export const tag = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.inset.s,
    maxWidth: '100%',
    minHeight: '22px',
    paddingInline: vars.space.s,
    borderRadius: vars.radius.tag,
    ...type.caption,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const tone = styleVariants({
  neutral: component({ color: vars.color.text.neutral, background: vars.color.soft.neutral }),
  accent: component({ color: vars.color.text.accent, background: vars.color.soft.accent }),
  info: component({ color: vars.color.text.accent, background: vars.color.soft.accent }),
  positive: component({ color: vars.color.text.positive, background: vars.color.soft.positive }),
  caution: component({ color: vars.color.text.caution, background: vars.color.soft.caution }),
  critical: component({ color: vars.color.text.critical, background: vars.color.soft.critical }),
});

export const dot = style(
  component({
    flex: 'none',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    background: 'currentColor',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);
