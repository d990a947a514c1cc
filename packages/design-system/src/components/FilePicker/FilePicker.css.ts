import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const label = style(component({ ...type.small, color: vars.color.text.muted }));

export const zone = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: vars.space.m }),
);

/** The area around the button. It's highlighted while files are dragged over the picker. */
export const choose = style(
  component({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    minWidth: '128px',
    minHeight: '96px',
    padding: vars.space.m,
    color: vars.color.text.muted,
    border: `1px dashed ${vars.color.line.control}`,
    borderRadius: vars.radius.control,
    selectors: {
      '[data-drop-target] > &': {
        color: vars.color.text.accent,
        borderColor: vars.color.graphic.accent,
        background: vars.color.soft.accent,
      },
      '[data-focus-visible] > &': ring,
    },
    '@media': {
      [media.forcedColors]: { selectors: { '[data-drop-target] > &': { borderColor: 'Highlight' } } },
    },
  }),
);
