import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { centered, component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';

export const avatar = recipe({
  base: component({
    ...centered,
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    fontWeight: weight.bold,
    color: vars.color.text.accent,
    background: vars.color.soft.accent,
    // The initials aren't text in the DOM, so that they don't count as a visible label of the surrounding control
    // (WCAG 2.5.3).
    '::before': { content: 'attr(data-letters)' },
  }),
  variants: {
    size: {
      small: component({ width: '28px', height: '28px', fontSize: type.micro.fontSize }),
      medium: component({ width: '36px', height: '36px', fontSize: type.small.fontSize }),
      large: component({ width: '56px', height: '56px', fontSize: type.number.fontSize }),
    },
  },
});

export const image = style(component({ width: '100%', height: '100%', objectFit: 'cover' }));
