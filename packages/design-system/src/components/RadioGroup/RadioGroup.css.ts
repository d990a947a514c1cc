import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { choice, field as choiceField, tall } from '../Checkbox/Checkbox.css.ts';

export const circle = style(
  component({
    flex: 'none',
    width: '18px',
    height: '18px',
    marginBlockStart: '1px',
    background: vars.color.surface,
    border: `1.5px solid ${vars.color.line.control}`,
    borderRadius: '50%',
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.text.muted },
      '[data-selected] > &': { border: `5px solid ${vars.color.fill.accent}` },
      '[data-invalid] > &': { borderColor: vars.color.graphic.critical },
      '[data-focus-visible] > &': ring,
    },
    '@media': {
      [media.forcedColors]: { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } },
    },
  }),
);

export const field = recipe({
  base: choiceField,
  variants: { look: { plain: {}, card: component({ width: '100%' }) } },
  defaultVariants: { look: 'plain' },
});

export const radio = recipe({
  base: choice,
  variants: {
    isTall: { true: tall, false: {} },
    look: {
      plain: {},
      card: component({
        flex: '1 1 auto',
        width: '100%',
        padding: `${vars.space.m} ${vars.inset.l}`,
        background: vars.color.surface,
        border: `1px solid ${vars.color.line.strong}`,
        borderRadius: vars.radius.card,
        selectors: {
          '&[data-hovered]': { background: vars.color.fill.hover },
          '&[data-selected]': { background: vars.color.soft.accent, borderColor: vars.color.graphic.accent },
          '&[data-focus-visible]': ring,
        },
      }),
    },
  },
  defaultVariants: { look: 'plain' },
});

export const end = style(component({ marginInlineStart: 'auto' }));
