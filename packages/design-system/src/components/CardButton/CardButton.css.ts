import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { innerRing, ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const cardButton = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minWidth: 0,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: vars.color.text.default,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.fill.hover },
      '&[data-focus-visible]': ring,
      '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.text.muted },
    },
  }),
  variants: {
    surface: {
      card: component({
        background: vars.color.surface,
        border: `1px solid ${vars.color.line.default}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.card,
        selectors: {
          '&[aria-current]:not([aria-current="false"])': {
            borderColor: vars.color.graphic.accent,
            background: vars.color.soft.accent,
          },
          '&[data-disabled]': { background: vars.color.sunken },
        },
        '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
      }),
      none: component({ selectors: { '&[data-focus-visible]': innerRing } }),
    },
    padding: {
      none: {},
      s: component({ padding: `${vars.space.xs} ${vars.space.m}` }),
      m: component({ padding: `${vars.space.m} ${vars.inset.l}` }),
    },
    gap: {
      none: {},
      xs: component({ gap: vars.space.xs }),
      s: component({ gap: vars.space.s }),
      m: component({ gap: vars.space.m }),
    },
  },
});
