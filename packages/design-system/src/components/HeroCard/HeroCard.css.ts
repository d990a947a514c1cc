import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { reach } from '#css/reach.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { zIndex } from '#tokens/zIndex.ts';
import { ring } from '#css/focusRing.css.ts';
import { iconSize, icons } from '#css/icons.css.ts';

const { hero } = vars.color;
const heroRing = { ...ring, outlineColor: hero.text } as const;

export const card = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minWidth: 0,
    padding: vars.inset.xl,
    overflow: 'hidden',
    isolation: 'isolate',
    color: hero.text,
    background: `linear-gradient(120deg, ${hero.from}, ${hero.to})`,
    borderRadius: vars.radius.card,
    containerType: 'inline-size',
    // Two rings off the corner: drawn by the background, so that they are never in the way.
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: zIndex.behind,
      insetInlineEnd: '12%',
      insetBlockStart: '-24px',
      width: '120px',
      aspectRatio: '1',
      borderRadius: '50%',
      border: `12px solid ${hero.ring}`,
    },
    '::after': {
      content: '',
      position: 'absolute',
      zIndex: zIndex.behind,
      insetInlineEnd: '-12%',
      insetBlockStart: '-60px',
      width: '260px',
      aspectRatio: '1',
      borderRadius: '50%',
      border: `18px solid ${hero.ring}`,
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const label = style(
  component({ ...type.small, display: 'flex', alignItems: 'center', gap: vars.space.s, minHeight: '24px' }),
);

export const value = style(
  component({
    ...type.hero,
    ...tabular,
    fontSize: `clamp(${type.number.fontSize}, 9cqi, ${type.hero.fontSize})`,
    overflowWrap: 'anywhere',
    // What a finger reaches of the button over it and of the caption's link under it must not overlap its own.
    '@media': {
      [media.touch]: { margin: `${vars.space.s} 0 ${vars.space.m}`, paddingBlock: vars.space.xs },
    },
  }),
);

export const caption = style(component({ ...type.small, ...tabular }));

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.inset.m,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.s,
  }),
);

export const toggle = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    borderRadius: vars.radius.tag,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: hero.ring },
      '&:is(:focus-visible, [data-focus-visible])': heroRing,
    },
    '@media': reach('10px'),
  }),
);

export const action = recipe({
  base: [
    icons,
    component({
      vars: { [iconSize]: '16px' },
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.s,
      minHeight: vars.size.controlSmall,
      paddingInline: vars.space.m,
      fontSize: type.small.fontSize,
      fontWeight: weight.semibold,
      borderRadius: vars.radius.tag,
      cursor: 'pointer',
      selectors: {
        '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
        '&:is(:focus-visible, [data-focus-visible])': heroRing,
      },
      '@media': reach('5px'),
    }),
  ],
  variants: {
    isQuiet: {
      true: component({
        border: `1px solid ${hero.line}`,
        selectors: { '&[data-hovered]': { background: hero.ring } },
      }),
      false: component({
        color: hero.from,
        background: hero.text,
        border: `1px solid ${hero.text}`,
        selectors: { '&[data-hovered]': { opacity: 0.92 } },
      }),
    },
  },
});
