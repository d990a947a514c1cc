import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { ellipsis, tabular, type, weight } from '#css/type.css.ts';
import { vars } from '#tokens/vars.css.ts';

const tones = vars.color.text;

export const text = recipe({
  variants: {
    size: {
      caption: component(type.caption),
      small: component(type.small),
      body: component(type.body),
      section: component(type.section),
      title: component(type.title),
      number: component(type.number),
      hero: component(type.hero),
    },
    tone: {
      inherit: component({ color: 'inherit' }),
      default: component({ color: tones.default }),
      muted: component({ color: tones.muted }),
      accent: component({ color: tones.accent }),
      positive: component({ color: tones.positive }),
      caution: component({ color: tones.caution }),
      critical: component({ color: tones.critical }),
    },
    weight: {
      regular: component({ fontWeight: weight.regular }),
      medium: component({ fontWeight: weight.medium }),
      semibold: component({ fontWeight: weight.semibold }),
      bold: component({ fontWeight: weight.bold }),
    },
    align: {
      start: component({ textAlign: 'start' }),
      center: component({ textAlign: 'center' }),
      end: component({ textAlign: 'end' }),
    },
    isNumeric: { true: component(tabular), false: {} },
    isTruncated: { true: component({ ...ellipsis, minWidth: 0 }), false: {} },
    isBlock: { true: component({ display: 'block' }), false: {} },
    canBreakAnywhere: { true: component({ overflowWrap: 'anywhere' }), false: {} },
  },
});
