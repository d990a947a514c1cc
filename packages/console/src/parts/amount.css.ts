import { tabular, vars, weight } from '@settlement/design-system/tokens';
import { recipe } from '@vanilla-extract/recipes';

export const figure = recipe({
  base: { ...tabular, whiteSpace: 'nowrap' },
  variants: {
    isStrong: { true: { fontWeight: weight.semibold } },
    isMuted: { true: { color: vars.color.text.muted } },
  },
});
