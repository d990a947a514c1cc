import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { innerRing, ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { weight } from '#css/type.css.ts';

export const tabs = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 }),
);
export const list = style(
  component({
    display: 'flex',
    gap: vars.inset.xl,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${vars.color.line.default}`,
  }),
);
export const tab = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    flex: 'none',
    justifyContent: 'center',
    minHeight: '40px',
    paddingInline: vars.space.xxs,
    fontWeight: weight.semibold,
    color: vars.color.text.muted,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.color.text.default },
      '&[data-selected]': { color: vars.color.text.accent },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: '2px',
        background: vars.color.graphic.accent,
      },
      '&:is(:focus-visible, [data-focus-visible])': { ...innerRing, borderRadius: vars.radius.mark },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minWidth: vars.size.control, minHeight: vars.size.control },
      [media.forcedColors]: {
        selectors: { '&[data-selected]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
export const panel = style(
  component({
    minWidth: 0,
    selectors: { '&:is(:focus-visible, [data-focus-visible])': { ...ring, borderRadius: vars.radius.mark } },
  }),
);
