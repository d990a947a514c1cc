import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { zIndex } from '#tokens/zIndex.ts';

const { text, soft, fill, line } = vars.color;

export const calendar = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.s }));
export const months = style(component({ display: 'flex', gap: vars.space.xl }));
export const head = style(component({ display: 'flex', alignItems: 'center', gap: vars.space.xl }));
export const monthHead = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '252px',
    minHeight: '32px',
  }),
);
export const heading = style(
  component({ ...type.body, fontWeight: weight.semibold, flex: '1 1 auto', textAlign: 'center' }),
);
export const filler = style(component({ width: vars.size.controlSmall, flex: 'none' }));
export const grid = style(component({ width: '252px', ...tabular }));
export const weekday = style(
  component({
    height: '28px',
    ...type.caption,
    fontWeight: weight.medium,
    color: text.muted,
    textAlign: 'center',
  }),
);

export const day = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '36px',
    marginBlock: '1px',
    ...type.small,
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: fill.hover },
      '&[data-today]': { fontWeight: weight.bold, textDecoration: 'underline', textUnderlineOffset: '4px' },
      '&[data-selected]': { background: soft.accent, color: text.accent, borderRadius: 0 },
      '&[data-selection-start], &[data-selection-end]': {
        background: fill.accent,
        color: text.onFill,
        borderRadius: vars.radius.control,
      },
      '&[data-disabled]': { color: line.strong, cursor: 'default', background: 'none' },
      '&:is(:focus-visible, [data-focus-visible])': { ...ring, position: 'relative', zIndex: zIndex.raised },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** A single selected day. Days within a range have another style. */
export const singleDay = style([
  day,
  component({
    selectors: {
      '&[data-selected]': { background: fill.accent, color: text.onFill, borderRadius: vars.radius.control },
    },
  }),
]);

export const days = style(
  component({
    gap: vars.space.xxs,
    paddingInline: `${vars.inset.m} ${vars.space.xs}`,
    cursor: 'text',
    ...type.body,
    selectors: { '&:has([role="spinbutton"]:focus)': { ...ring, borderColor: vars.color.focus } },
  }),
);

export const typedDay = style(
  component({ display: 'inline-flex', alignItems: 'center', flex: 'none', whiteSpace: 'pre', ...tabular }),
);

export const segment = style(
  component({
    borderRadius: vars.radius.mark,
    outline: 'none',
    caretColor: 'transparent',
    textAlign: 'center',
    selectors: {
      // A part of the date is small, but has enough space around it (WCAG 2.5.8).
      '&[role="spinbutton"]': {
        paddingInline: vars.space.xxs,
        height: '24px',
        lineHeight: type.input.lineHeight,
      },
      '&[data-placeholder]': { minWidth: '24px', color: vars.color.text.muted },
      '&[data-focused]': { color: vars.color.text.onFill, background: vars.color.fill.accent },
      '&[data-invalid]:not([data-focused])': { color: vars.color.text.critical },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: { '&[data-focused]': { color: 'HighlightText', background: 'Highlight' } },
      },
    },
  }),
);
