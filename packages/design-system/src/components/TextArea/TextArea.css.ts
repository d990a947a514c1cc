import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const area = style(component({ paddingBlock: vars.space.s, minHeight: '72px', resize: 'vertical' }));
