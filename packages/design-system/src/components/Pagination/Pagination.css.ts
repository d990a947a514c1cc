import { style } from '@vanilla-extract/css';

import { centered, component, offPaper } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.s} ${vars.space.l}`,
    ...type.small,
    ...tabular,
    color: vars.color.text.muted,
  }),
);

export const controls = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.l,
    // On phones, the range and the page size are on one line, the rest on the next line.
    '@media': { [media.mobile]: { display: 'contents' }, ...offPaper },
  }),
);
export const size = style(component({ width: '116px' }));
export const list = style(component({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));

export const page = style(
  component({
    ...centered,
    minWidth: vars.size.controlSmall,
    height: vars.size.controlSmall,
    paddingInline: vars.inset.s,
    borderRadius: vars.radius.tag,
    fontWeight: weight.medium,
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.fill.hover, color: vars.color.text.default },
      '&:focus-visible': ring,
      '&[aria-current]': {
        color: vars.color.text.accent,
        background: vars.color.soft.accent,
        fontWeight: weight.bold,
      },
      '&[aria-disabled]': { opacity: 0.4, cursor: 'not-allowed', background: 'none' },
    },
    '@media': {
      [media.touch]: { minWidth: vars.size.control, height: vars.size.control },
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid' } } },
    },
  }),
);

export const gap = style(component({ minWidth: '20px', textAlign: 'center' }));

export const wide = style(component({ '@media': { [media.mobile]: { display: 'none' } } }));
export const narrow = style(
  component({
    display: 'none',
    paddingInline: vars.space.s,
    '@media': { [media.mobile]: { display: 'inline' } },
  }),
);

export const jump = style(component({ display: 'flex', alignItems: 'center', gap: vars.space.s }));
export const jumpInput = style(
  component({
    width: '60px',
    height: vars.size.controlSmall,
    minHeight: '30px',
    paddingInline: vars.space.s,
    color: vars.color.text.default,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.tag,
    // iOS zooms into fields with a font size below 16 px.
    '@media': { [media.touch]: { height: vars.size.control, fontSize: type.input.fontSize } },
    selectors: { '&:focus-visible': ring },
  }),
);
