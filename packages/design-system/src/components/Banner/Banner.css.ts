import { style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { type, weight } from '../../css/type.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, soft, line } = vars.color;

export const banner = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'start',
    gap: `${vars.space.xs} ${vars.space.m}`,
    padding: `${vars.space.m} ${vars.space.l}`,
    border: `1px solid transparent`,
    borderRadius: vars.radius.card,
    ...type.body,
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
);

export const tone = styleVariants({
  neutral: component({ background: soft.neutral, borderColor: line.default }),
  accent: component({ background: soft.accent }),
  info: component({ background: soft.accent }),
  positive: component({ background: soft.positive }),
  caution: component({ background: soft.caution }),
  critical: component({ background: soft.critical }),
});

export const iconTone = styleVariants(
  {
    neutral: text.neutral,
    accent: text.accent,
    info: text.accent,
    positive: text.positive,
    caution: text.caution,
    critical: text.critical,
  },
  (color) => component({ color, display: 'flex', paddingBlockStart: '1px' }),
);

export const message = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, overflowWrap: 'anywhere' }),
);
export const title = style(component({ fontWeight: weight.semibold }));
export const action = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    alignSelf: 'center',
    '@media': { [media.mobile]: { gridRow: 2, gridColumn: '2 / -1' } },
  }),
);
export const dismiss = style(
  component({
    margin: `calc(-1 * ${vars.space.s}) calc(-1 * ${vars.inset.m}) calc(-1 * ${vars.space.s}) calc(-1 * ${vars.space.xs})`,
  }),
);
