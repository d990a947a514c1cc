import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const box = recipe({
  variants: {
    background: {
      none: component({ background: 'transparent' }),
      surface: component({ background: vars.color.surface }),
      sunken: component({ background: vars.color.sunken }),
      accent: component({ background: vars.color.soft.accent }),
    },
    isRounded: { true: component({ borderRadius: vars.radius.card }), false: {} },
    hasBorder: { true: component({ border: `1px solid ${vars.color.line.default}` }), false: {} },
    canGrow: { true: component({ flex: '1 1 0', minWidth: 0 }), false: {} },
  },
});
