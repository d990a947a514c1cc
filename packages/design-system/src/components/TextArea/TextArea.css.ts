import { style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';

export const area = style(component({ paddingBlock: '8px', minHeight: '72px', resize: 'vertical' }));
