import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { vars } from '../../tokens/vars.css.ts';
import { weight } from '../../css/type.css.ts';

export const link = style(
  component({
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
);

globalStyle(`${link} > svg`, component({ width: '16px', height: '16px', flex: 'none' }));

export const tone = styleVariants(
  { accent: vars.color.text.accent, muted: vars.color.text.muted, inherit: 'inherit' },
  (color) => component({ color }),
);

/** Inside a paragraph a link differs from the words by more than colour (WCAG 1.4.1). */
export const inText = style(component({ display: 'inline', textDecoration: 'underline' }));
export const strong = style(component({ fontWeight: weight.semibold }));
