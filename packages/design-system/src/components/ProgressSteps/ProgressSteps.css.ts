import { createVar, style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const verticalStep = '[data-orientation="vertical"] >';

/** The completed share of a step, from 0 to 1. */
export const share = createVar();

export const list = style(
  component({
    display: 'flex',
    gap: vars.inset.s,
    minWidth: 0,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column' } },
  }),
);

export const step = style(
  component({
    flex: '1 1 0',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minWidth: 0,
    selectors: {
      [`${verticalStep} &`]: {
        flex: 'none',
        position: 'relative',
        minHeight: '44px',
        paddingInlineStart: vars.space.l,
      },
    },
  }),
);

export const track = style(
  component({
    height: '4px',
    marginBlockEnd: vars.inset.s,
    overflow: 'hidden',
    background: vars.color.fill.track,
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', height: '6px' } },
    selectors: {
      [`${verticalStep} * > &`]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '4px',
        height: 'auto',
        margin: 0,
      },
    },
  }),
);

export const bar = style(
  component({
    display: 'block',
    height: '100%',
    background: vars.color.graphic.accent,
    transform: `scaleX(${share})`,
    transformOrigin: '0 50%',
    transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: {
      '&:dir(rtl)': { transformOrigin: '100% 50%' },
      '[data-state="failed"] &': { background: vars.color.graphic.critical },
      [`${verticalStep} * &`]: { transform: `scaleY(${share})`, transformOrigin: '50% 0' },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);

export const label = style(
  component({
    ...type.caption,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-state="todo"] &': { color: vars.color.text.muted, fontWeight: weight.medium },
      '[data-state="failed"] &': { color: vars.color.text.critical },
    },
  }),
);
export const caption = style(
  component({ ...type.caption, ...tabular, color: vars.color.text.muted, overflowWrap: 'anywhere' }),
);
