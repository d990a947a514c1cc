import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { type, weight } from '#css/type.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, ...type.small }),
);
export const item = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minHeight: '24px' }),
);
export const current = style(component({ fontWeight: weight.semibold }));
export const chevron = style(component({ color: vars.color.text.muted, flex: 'none' }));
