import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { softTones, textTones } from '#css/tones.ts';

const { soft, line } = vars.color;

export const banner = recipe({
  base: component({
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
  variants: {
    tone: { ...softTones, neutral: component({ background: soft.neutral, borderColor: line.default }) },
  },
});

export const icon = recipe({
  base: component({ display: 'flex', paddingBlockStart: '1px' }),
  variants: { tone: textTones },
});

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
