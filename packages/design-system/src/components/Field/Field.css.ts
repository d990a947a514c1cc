import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { ellipsis, tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { withIcons } from '#css/withIcons.ts';

const { line, text, surface, sunken } = vars.color;

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.inset.s, minWidth: 0, width: '100%' }),
);

export const labelRow = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.m,
    ...type.small,
    color: text.muted,
  }),
);
export const label = style(
  component({
    fontWeight: weight.medium,
    cursor: 'default',
    selectors: {
      // Screen readers already announce `required`, so the mark has an empty alternative text.
      '[data-required] &::after': { content: ['" *"', '" *" / ""'], color: text.critical },
      // The button of a select can't have `aria-required`, so its name contains the mark.
      '[data-required]:has(> button) &::after': { content: '" *"' },
    },
  }),
);
export const labelEnd = style(
  component({
    ...type.caption,
    ...tabular,
    textAlign: 'end',
    // A negative margin aligns the text of a small ghost button with the end of the field.
    selectors: { '&:has(button)': { marginInlineEnd: `calc(-1 * ${vars.inset.m})` } },
  }),
);

export const control = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    width: '100%',
    minWidth: 0,
    minHeight: vars.size.control,
    color: text.default,
    background: surface,
    border: `1px solid ${line.control}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { borderColor: text.muted },
      '&:has(input:focus-visible), &:has(textarea:focus-visible)': {
        ...ring,
        borderColor: vars.color.focus,
      },
      '[data-invalid] &': { borderColor: vars.color.graphic.critical },
      '[data-disabled] &, &[data-disabled]': {
        color: text.muted,
        background: sunken,
        borderColor: line.strong,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '[data-disabled] &': { borderColor: 'GrayText' } } },
    },
  }),
  variants: { size: { medium: {}, large: component({ minHeight: '48px' }) } },
  defaultVariants: { size: 'medium' },
});

export const input = style(
  component({
    flex: '1 1 auto',
    alignSelf: 'stretch',
    width: '100%',
    minWidth: 0,
    paddingInline: vars.space.m,
    outline: 'none',
    background: 'transparent',
    textOverflow: 'ellipsis',
    ...type.body,
    // iOS zooms into fields with a font size below 16 px.
    '@media': { [media.coarse]: { fontSize: type.input.fontSize } },
    selectors: {
      // The amount is the most prominent part of its form.
      '[data-amount] &': { ...type.title, fontWeight: weight.semibold },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { WebkitAppearance: 'none' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const mono = style(
  component({ fontFamily: vars.font.mono, fontSize: type.small.fontSize, fontFeatureSettings: 'normal' }),
);
export const numeric = style(component({ ...tabular }));

export const start = style(
  withIcons('18px', {
    display: 'inline-flex',
    flex: 'none',
    paddingInlineStart: vars.space.m,
    marginInlineEnd: `calc(-1 * ${vars.space.m})`,
    color: text.muted,
  }),
);
export const end = style(
  withIcons('18px', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    flex: 'none',
    paddingInlineEnd: vars.inset.s,
    color: text.muted,
  }),
);

export const note = recipe({
  base: withIcons('16px', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.inset.s,
    ...type.caption,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  }),
  variants: {
    tone: {
      neutral: component({ color: text.muted }),
      critical: component({ color: text.critical }),
      positive: component({ color: text.positive }),
    },
  },
});

/** The button of a select or a date range looks like a text field. */
export const trigger = style(
  component({
    paddingInline: `${vars.space.m} ${vars.inset.m}`,
    textAlign: 'start',
    cursor: 'pointer',
    ...type.body,
    selectors: { '&[data-focus-visible]': { ...ring, borderColor: vars.color.focus } },
  }),
);
export const triggerValue = style(
  component({
    ...ellipsis,
    flex: '1 1 auto',
    minWidth: 0,
    selectors: { '&[data-placeholder]': { color: text.muted } },
  }),
);
export const triggerIcon = style(component({ flex: 'none', color: text.muted }));
