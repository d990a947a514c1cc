import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { weight } from '#css/type.css.ts';
import { withIcons } from '#css/withIcons.ts';

export const link = recipe({
  base: withIcons('16px', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    borderRadius: vars.radius.mark,
    fontWeight: 'inherit',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline' },
      '&:is(:focus-visible, [data-focus-visible])': ring,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
  }),
  variants: {
    tone: {
      accent: component({ color: vars.color.text.accent }),
      muted: component({ color: vars.color.text.muted }),
      inherit: component({ color: 'inherit' }),
    },
    // In a paragraph, color isn't enough to recognize a link (WCAG 1.4.1).
    isInText: { true: component({ display: 'inline', textDecoration: 'underline' }), false: {} },
    // The text is too small for a touch target, so the link covers the positioned element around it.
    isStretched: {
      true: component({
        '@media': { [media.mobile]: { '::after': { content: '', position: 'absolute', inset: 0 } } },
      }),
      false: {},
    },
    isStrong: { true: component({ fontWeight: weight.semibold }), false: {} },
  },
  compoundVariants: [
    {
      variants: { isInText: false, isStretched: false },
      // A line of text isn't tall enough for a touch target.
      style: component({
        '@media': {
          [media.mobile]: {
            position: 'relative',
            '::after': {
              content: '',
              position: 'absolute',
              insetInline: 0,
              insetBlock: `calc((100% - ${vars.size.controlLarge}) / 2)`,
            },
          },
        },
      }),
    },
  ],
  defaultVariants: { isInText: false, isStretched: false },
});
