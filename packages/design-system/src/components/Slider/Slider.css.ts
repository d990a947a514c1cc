import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const slider = style(
  component({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.m,
    minHeight: vars.size.control,
  }),
);

/** The touch target is taller than the visible line. */
export const track = style(
  component({
    position: 'relative',
    height: '24px',
    marginInline: vars.inset.m,
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: '-10px',
        insetBlockStart: '10px',
        height: '4px',
        borderRadius: vars.radius.full,
        background: vars.color.fill.pressed,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } },
    },
  }),
);

export const thumb = style(
  component({
    insetBlockStart: '50%',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    border: `2px solid ${vars.color.fill.accent}`,
    background: vars.color.surface,
    selectors: {
      '&[data-dragging]': { background: vars.color.soft.accent },
      '&[data-focus-visible]': ring,
    },
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  }),
);
