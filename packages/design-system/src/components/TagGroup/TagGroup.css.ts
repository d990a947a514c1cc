import { style } from '@vanilla-extract/css';

import { centered, component, reach } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';

export const list = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const tag = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: vars.size.controlSmall,
    paddingInlineStart: vars.inset.m,
    borderRadius: vars.radius.tag,
    ...type.small,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    cursor: 'default',
    color: vars.color.text.accent,
    background: vars.color.soft.accent,
    selectors: {
      '&:not([data-allows-removing])': { paddingInlineEnd: vars.inset.m },
      '&[data-focus-visible]': ring,
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const remove = style(
  component({
    position: 'relative',
    ...centered,
    flex: 'none',
    width: vars.size.controlSmall,
    alignSelf: 'stretch',
    minHeight: vars.size.controlSmall,
    borderRadius: vars.radius.tag,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.soft.accentHover },
      '&[data-focus-visible]': ring,
    },
    '@media': reach('4px'),
  }),
);
