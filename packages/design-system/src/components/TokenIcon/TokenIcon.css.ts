import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { centered, component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';

export const color = createVar();

/** The letter isn't text in the DOM, so that it isn't part of a visible label (WCAG 2.5.3). */
const letter = { '::before': { content: 'attr(data-letter)' } } as const;

export const wrap = style(
  component({ position: 'relative', display: 'inline-flex', flex: 'none', ...type.caption }),
);

export const token = recipe({
  base: component({
    ...centered,
    overflow: 'hidden',
    borderRadius: '50%',
    fontWeight: weight.bold,
    color: '#FFFFFF',
    background: color,
    forcedColorAdjust: 'none',
    ...letter,
  }),
  variants: {
    size: {
      small: component({ width: '22px', height: '22px', fontSize: type.micro.fontSize }),
      medium: component({ width: '32px', height: '32px', fontSize: type.caption.fontSize }),
      large: component({ width: '40px', height: '40px', fontSize: type.section.fontSize }),
    },
  },
});

export const network = style(
  component({
    position: 'absolute',
    insetBlockEnd: '-3px',
    insetInlineEnd: '-3px',
    ...centered,
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    fontSize: '0.67em',
    fontWeight: weight.bold,
    color: '#FFFFFF',
    background: color,
    border: `2px solid ${vars.color.surface}`,
    boxSizing: 'content-box',
    forcedColorAdjust: 'none',
    ...letter,
  }),
);

export const logo = style(component({ width: '100%', height: '100%', objectFit: 'cover' }));
