import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const form = recipe({
  // Where it takes the focus as a whole, it is no control and has no ring.
  base: { display: 'grid', minWidth: 0, outline: 'none' },
  variants: { gap: { l: { gap: vars.space.l }, xl: { gap: vars.space.xl } } },
});

/** Scrolled to, it isn't under the header (WCAG 2.4.11). */
export const refused = style({ scrollMarginBlock: '80px' });
