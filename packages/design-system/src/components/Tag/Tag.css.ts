import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';
import { tintedTones } from '#css/tones.ts';

export const tag = recipe({
  base: component({
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
  variants: { tone: tintedTones },
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
