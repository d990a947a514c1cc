import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';

// Forced colors show borders, but not backgrounds.
const border = `1px solid ${vars.color.line.default}`;

export const divider = recipe({
  base: component({ flex: 'none', alignSelf: 'stretch', margin: 0, border: 0 }),
  variants: {
    orientation: {
      horizontal: component({ borderBlockStart: border }),
      vertical: component({ borderInlineStart: border }),
    },
  },
});
