import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { centered, component } from '#css/component.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { withIcons } from '#css/withIcons.ts';
import { tintedTones } from '#css/tones.ts';

export const card = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.inset.s,
    minWidth: 0,
    containerType: 'inline-size',
    '@media': { [media.mobile]: { gap: vars.space.xxs } },
  }),
  variants: {
    surface: {
      card: component({
        padding: vars.space.l,
        background: vars.color.surface,
        border: `1px solid ${vars.color.line.default}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.card,
        '@media': { [media.mobile]: { padding: `${vars.space.m} ${vars.inset.l}` } },
      }),
      none: component({ gap: vars.space.xxs }),
    },
  },
});

export const top = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    // The label has space for two lines, so that the numbers in a row of cards are aligned.
    minHeight: '36px',
    selectors: { [`${card.classNames.variants.surface.none} &`]: { minHeight: 0 } },
    '@media': { [media.mobile]: { minHeight: 0 } },
  }),
);

export const label = style(
  component({
    ...type.small,
    color: vars.color.text.muted,
    fontWeight: weight.medium,
    '@media': { [media.mobile]: { ...type.caption, fontWeight: weight.regular } },
  }),
);

export const icon = recipe({
  base: withIcons('16px', {
    ...centered,
    flex: 'none',
    width: '30px',
    height: '30px',
    borderRadius: vars.radius.control,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
  variants: { tone: tintedTones },
});

/** A long amount shrinks with the card and then wraps, so that no digit is cut off. */
export const value = style(
  component({
    ...type.number,
    ...tabular,
    fontSize: `clamp(${type.section.fontSize}, 9cqi, ${type.number.fontSize})`,
    overflowWrap: 'anywhere',
    '@media': {
      [media.mobile]: {
        fontSize: `clamp(${type.small.fontSize}, 9cqi, ${type.heading.fontSize})`,
        lineHeight: type.input.lineHeight,
      },
    },
  }),
);

export const caption = style(
  component({ ...type.caption, color: vars.color.text.muted, overflowWrap: 'anywhere' }),
);
export const stacked = style(component({ display: 'grid' }));
export const layer = style(component({ gridArea: '1 / 1', minWidth: 0 }));
export const covered = style(component({ visibility: 'hidden' }));
