import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const sidebar = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 30,
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    width: '216px',
    height: '100dvh',
    overflowX: 'hidden',
    overflowY: 'auto',
    background: vars.color.surface,
    borderInlineEnd: `1px solid ${vars.color.line.default}`,
    selectors: { '&[data-collapsed]': { width: '64px' } },
  }),
);

/** Inside a drawer it takes the drawer's size. */
export const embedded = style(
  component({ position: 'static', width: '100%', height: 'auto', border: 0, minHeight: '100%' }),
);

export const brand = style(
  component({ flex: 'none', padding: '16px 12px 12px 20px', minHeight: '68px', overflow: 'hidden' }),
);

export const nav = style(
  component({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', padding: '0 12px 12px' }),
);

export const list = style(component({ display: 'flex', flexDirection: 'column', gap: '2px' }));

export const groupLabel = style(
  component({
    padding: '22px 10px 8px',
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 600,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
    selectors: {
      // The name of the group is hidden; a rule separates the groups instead.
      '[data-collapsed] &': {
        height: '1px',
        padding: 0,
        margin: '12px 8px',
        overflow: 'hidden',
        color: 'transparent',
        background: vars.color.line.default,
      },
    },
  }),
);

export const foot = style(component({ marginBlockStart: 'auto', paddingBlockStart: vars.space.l }));

export const item = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: vars.size.control,
    paddingInline: '10px',
    borderRadius: vars.radius.control,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textAlign: 'start',
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.fill.hover, color: vars.color.text.default },
      '&:is(:focus-visible, [data-focus-visible])': { ...ring, outlineOffset: '-2px' },
      '&[aria-current]': {
        color: vars.color.text.accent,
        background: vars.color.soft.accent,
        fontWeight: 600,
      },
      // The bar at the edge: the current page shows by more than colour.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '-12px',
        insetBlock: '8px',
        width: '3px',
        borderRadius: '0 3px 3px 0',
        background: vars.color.graphic.accent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const label = style(
  component({
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: {
      // Kept for screen readers, out of the narrow column.
      '[data-collapsed] &': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
    },
  }),
);

export const trail = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    selectors: {
      '[data-collapsed] &': { position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '2px' },
    },
  }),
);
export const arrow = style(component({ selectors: { '[data-collapsed] &': { display: 'none' } } }));

globalStyle(
  `${item} > svg`,
  component({ width: '18px', height: '18px', flex: 'none', marginInlineStart: '1px' }),
);
globalStyle(`[data-collapsed] ${item}`, component({ justifyContent: 'center', paddingInline: 0 }));

export const brandLink = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '40px',
    borderRadius: vars.radius.control,
    fontWeight: 650,
    fontSize: '14px',
    lineHeight: '17px',
    letterSpacing: '-0.01em',
    color: vars.color.text.default,
    selectors: { '&:is(:focus-visible, [data-focus-visible])': ring },
  }),
);

export const mark = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: '30px',
    height: '30px',
    borderRadius: vars.radius.control,
    color: vars.color.text.onFill,
    background: `linear-gradient(135deg, ${vars.color.graphic.accent}, ${vars.color.fill.accent})`,
    selectors: { '[data-collapsed] &': { marginInlineStart: '-3px' } },
  }),
);

globalStyle(`${mark} > svg`, component({ width: '18px', height: '18px' }));
