import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const form = recipe({
  // The form takes the focus but isn't a control, so it has no focus ring.
  base: { display: 'grid', minWidth: 0, outline: 'none' },
  variants: { gap: { l: { gap: vars.space.l }, xl: { gap: vars.space.xl } } },
});

/** The sticky header must not cover the error (WCAG 2.4.11). */
export const refused = style({ scrollMarginBlock: '80px' });
