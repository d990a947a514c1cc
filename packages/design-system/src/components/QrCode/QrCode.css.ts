import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';

/** The color of the dark modules. Cameras need black on white in every theme. */
export const INK = '#000';
export const PAPER = '#fff';

export const code = style(
  component({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    background: PAPER,
    borderRadius: vars.radius.control,
    forcedColorAdjust: 'none',
  }),
);
