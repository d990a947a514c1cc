import { style } from '@vanilla-extract/css';

import { centered, component, reach } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const field = style(
  component({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 }),
);

export const choice = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.inset.m,
    minWidth: '24px',
    minHeight: '24px',
    paddingBlock: vars.space.xxs,
    cursor: 'pointer',
    ...type.body,
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 } },
    '@media': reach('10px'),
  }),
);

/** Touch targets of stacked choices would overlap, so the choices themselves are taller. */
export const tall = style(
  component({
    '@media': {
      [media.touch]: {
        minWidth: vars.size.control,
        minHeight: vars.size.control,
        paddingBlock: vars.space.m,
        '::after': { inset: 0 },
      },
    },
  }),
);

export const message = style(component({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const description = style(component({ ...type.caption, color: vars.color.text.muted }));

export const box = style(
  component({
    ...centered,
    flex: 'none',
    width: '18px',
    height: '18px',
    marginBlockStart: '1px',
    color: vars.color.text.onFill,
    background: vars.color.surface,
    border: `1.5px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.mark,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.text.muted },
      '[data-selected] > &, [data-indeterminate] > &': {
        background: vars.color.fill.accent,
        borderColor: vars.color.fill.accent,
      },
      '[data-invalid] > &': { borderColor: vars.color.graphic.critical },
      '[data-focus-visible] > &': ring,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
          },
        },
      },
    },
  }),
);
