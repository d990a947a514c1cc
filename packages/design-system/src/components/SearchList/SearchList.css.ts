import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minHeight: 0 }),
);

/** The height is fixed, so that the dialog doesn't change its size with the results. */
const height = 'min(420px, 52vh)';

export const panes = style(component({ display: 'grid', marginInline: `calc(-1 * ${vars.space.s})` }));

export const twoPanes = style(
  component({
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 344px)',
    gap: vars.space.l,
    marginInlineEnd: 0,
  }),
);

export const list = style(component({ height, overflowY: 'auto' }));

export const preview = style(
  component({
    boxSizing: 'border-box',
    height,
    overflowY: 'auto',
    padding: vars.space.l,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  }),
);

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
