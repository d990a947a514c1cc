import { style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { ellipsis, tabular, type } from '../../css/type.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const size = styleVariants(type, (rule) => component({ ...rule }));

export const tone = styleVariants(
  {
    inherit: 'inherit',
    default: vars.color.text.default,
    muted: vars.color.text.muted,
    accent: vars.color.text.accent,
    positive: vars.color.text.positive,
    caution: vars.color.text.caution,
    critical: vars.color.text.critical,
  },
  (color) => component({ color }),
);

export const weight = styleVariants({ regular: 400, medium: 500, semibold: 600, bold: 700 }, (fontWeight) =>
  component({ fontWeight }),
);

export const align = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) =>
  component({ textAlign }),
);

export const numeric = style(component({ ...tabular }));
export const truncate = style(component({ ...ellipsis, minWidth: 0 }));
export const block = style(component({ display: 'block' }));
export const anywhere = style(component({ overflowWrap: 'anywhere' }));
