import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const { text, soft, fill, line } = vars.color;

export const panel = style(
  component({
    display: 'flex',
    gap: vars.space.l,
    '@media': { [media.mobile]: { flexDirection: 'column', gap: vars.space.s } },
  }),
);

export const presets = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    width: '128px',
    flex: 'none',
    paddingInlineEnd: vars.space.m,
    borderInlineEnd: `1px solid ${line.default}`,
    '@media': {
      [media.mobile]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        width: 'auto',
        padding: 0,
        border: 0,
        gap: vars.space.xs,
      },
    },
  }),
);

export const preset = style(
  component({
    minHeight: '32px',
    paddingInline: vars.inset.m,
    borderRadius: vars.radius.tag,
    ...type.small,
    fontWeight: weight.medium,
    textAlign: 'start',
    color: text.default,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: fill.hover },
      '&[aria-pressed="true"]': { color: text.accent, background: soft.accent, fontWeight: weight.semibold },
      '&:is(:focus-visible, [data-focus-visible])': ring,
    },
    '@media': { [media.mobile]: { border: `1px solid ${line.default}` } },
  }),
);

export const side = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.xs }));
export const foot = style(
  component({ display: 'flex', justifyContent: 'flex-end', minHeight: vars.size.controlSmall }),
);
