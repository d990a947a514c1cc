import { style } from '@vanilla-extract/css';

import { centered, component } from '#css/component.css.ts';
import { innerRing } from '#css/focusRing.css.ts';
import { type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const group = style(
  component({
    display: 'inline-flex',
    gap: vars.space.xxs,
    maxWidth: '100%',
    minHeight: vars.size.control,
    padding: vars.space.xxs,
    overflowX: 'auto',
    // On a neutral background, the selected segment would look recessed in the dark theme.
    background: vars.color.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.line.default}`,
    borderRadius: vars.radius.control,
    '@media': {
      // The segments are as high as other controls on touch devices.
      [media.touch]: { minHeight: `calc(${vars.size.control} + 4px)` },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const field = style(component({ display: 'flex', flex: '1 0 auto' }));

export const segment = style(
  component({
    position: 'relative',
    ...centered,
    gap: vars.inset.s,
    flex: '1 0 auto',
    paddingInline: vars.space.m,
    borderRadius: vars.radius.tag,
    ...type.small,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    color: vars.color.text.neutral,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.text.default },
      '&[data-selected]': {
        color: vars.color.text.default,
        background: vars.color.raised,
        boxShadow: vars.shadow.card,
      },
      '&[data-focus-visible]': innerRing,
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
