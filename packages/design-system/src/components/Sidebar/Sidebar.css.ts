import { style } from '@vanilla-extract/css';

import { centered, component, offPaper } from '#css/component.css.ts';
import { innerRing, ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';
import { zIndex } from '#tokens/zIndex.ts';
import { withIcons } from '#css/withIcons.ts';

export const sidebar = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.sidebar,
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
    '@media': offPaper,
  }),
);

export const embedded = style(
  component({ position: 'static', width: '100%', height: 'auto', border: 0, minHeight: '100%' }),
);

export const brand = style(
  component({
    flex: 'none',
    padding: `${vars.space.l} ${vars.space.m} ${vars.space.m} ${vars.inset.xl}`,
    minHeight: '68px',
    overflow: 'hidden',
  }),
);

export const nav = style(
  component({
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    padding: `0 ${vars.space.m} ${vars.space.m}`,
  }),
);

export const list = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs }));

export const groupLabel = style(
  component({
    padding: `${vars.inset.xl} ${vars.inset.m} ${vars.space.s}`,
    ...type.micro,
    fontWeight: weight.semibold,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
    selectors: {
      // A collapsed sidebar hides the headings of its groups, so a line separates the groups.
      '[data-collapsed] &': {
        height: '1px',
        padding: 0,
        margin: `${vars.space.m} ${vars.space.s}`,
        overflow: 'hidden',
        color: 'transparent',
        background: vars.color.line.default,
      },
    },
  }),
);

export const foot = style(component({ marginBlockStart: 'auto', paddingBlockStart: vars.space.l }));

export const item = style(
  withIcons('18px', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.inset.m,
    width: '100%',
    minHeight: vars.size.control,
    paddingInline: vars.inset.m,
    borderRadius: vars.radius.control,
    ...type.body,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    textAlign: 'start',
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: {
      '[data-collapsed] &': { justifyContent: 'center', paddingInline: 0 },
      '&[data-hovered]': { background: vars.color.fill.hover, color: vars.color.text.default },
      '&:is(:focus-visible, [data-focus-visible])': innerRing,
      '&[aria-current]': {
        color: vars.color.text.accent,
        background: vars.color.soft.accent,
        fontWeight: weight.semibold,
      },
      // The bar marks the current page, so that color isn't the only indicator.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '-12px',
        insetBlock: '8px',
        width: '3px',
        borderRadius: `0 ${vars.radius.mark} ${vars.radius.mark} 0`,
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

/** The link has an outline instead of a fill, because the main action of the page is filled. */
export const action = style(
  component({
    marginBlockEnd: vars.space.m,
    border: `1px solid ${vars.color.line.strong}`,
    fontWeight: weight.semibold,
    color: vars.color.text.default,
  }),
);

export const label = style(
  component({
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: {
      // The text is visually hidden in a collapsed sidebar. Screen readers can still read it.
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

export const brandLink = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.inset.m,
    minHeight: '40px',
    borderRadius: vars.radius.control,
    fontWeight: weight.strong,
    fontSize: type.body.fontSize,
    lineHeight: type.small.lineHeight,
    letterSpacing: '-0.01em',
    color: vars.color.text.default,
    selectors: { '&:is(:focus-visible, [data-focus-visible])': ring },
  }),
);

export const mark = style(
  withIcons('18px', {
    ...centered,
    flex: 'none',
    width: '30px',
    height: '30px',
    borderRadius: vars.radius.control,
    color: vars.color.text.onFill,
    background: `linear-gradient(135deg, ${vars.color.graphic.accent}, ${vars.color.fill.accent})`,
    selectors: { '[data-collapsed] &': { marginInlineStart: `calc(-1 * ${vars.space.xs})` } },
  }),
);
