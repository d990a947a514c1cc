import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { graphicTones } from '#css/tones.ts';

export const list = style(component({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const item = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: vars.space.m,
    paddingBlockEnd: vars.inset.xl,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: '18px -2px',
        insetInlineStart: '7px',
        width: '2px',
        background: vars.color.line.default,
      },
    },
  }),
);

export const dot = recipe({
  base: component({
    width: '12px',
    height: '12px',
    margin: `${vars.space.xs} ${vars.space.xxs}`,
    borderRadius: '50%',
    border: '2px solid currentColor',
    background: 'currentColor',
    selectors: {
      '[data-state="todo"] > &': { background: vars.color.surface, color: vars.color.line.control },
      '[data-state="current"] > &': { background: vars.color.surface },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
  }),
  variants: { tone: graphicTones },
});

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.m}`,
  }),
);
export const title = style(
  component({
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    selectors: { '[data-state="todo"] &': { color: vars.color.text.muted, fontWeight: weight.medium } },
  }),
);
export const time = style(component({ ...type.caption, ...tabular, color: vars.color.text.muted }));
export const description = style(
  component({ ...type.small, color: vars.color.text.muted, overflowWrap: 'anywhere' }),
);
