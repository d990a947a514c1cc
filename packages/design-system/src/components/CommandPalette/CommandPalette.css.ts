import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minHeight: 0 }),
);

export const panes = style(component({ display: 'grid', marginInline: `calc(-1 * ${vars.space.s})` }));

export const twoPanes = style(
  component({
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 344px)',
    gap: vars.space.l,
    marginInlineEnd: 0,
  }),
);

/** The height is fixed, so that the dialog keeps its size when the results change. */
export const pane = style(component({ height: 'min(420px, 52vh)', overflowY: 'auto' }));

export const icon = style(component({ display: 'inline-flex', flex: 'none', color: vars.color.text.muted }));

export const end = style(component({ marginInlineStart: 'auto', flex: 'none' }));

export const message = style(component({ overflowWrap: 'anywhere' }));

export const sign = style(
  component({
    display: 'inline-flex',
    paddingInlineStart: vars.space.m,
    marginInlineEnd: `calc(-1 * ${vars.space.m})`,
    color: vars.color.text.muted,
  }),
);
