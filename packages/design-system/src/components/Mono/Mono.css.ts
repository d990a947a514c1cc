import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const mono = style(
  component({
    fontFamily: vars.font.mono,
    fontSize: '0.923em',
    fontFeatureSettings: 'normal',
    letterSpacing: 0,
    overflowWrap: 'anywhere',
  }),
);
export const single = style(component({ whiteSpace: 'nowrap' }));
