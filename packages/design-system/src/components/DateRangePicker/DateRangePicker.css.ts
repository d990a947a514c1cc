import { style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { tabular, type } from '../../css/type.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The place the calendars will take: the popover opens in its final size. */
export const index = style(
  component({
    width: '700px',
    height: '372px',
    maxWidth: 'calc(100vw - 40px)',
    '@media': { [media.mobile]: { width: '300px', height: '440px' } },
  }),
);

export const group = style(
  component({
    gap: '2px',
    paddingInline: '10px 4px',
    cursor: 'text',
    ...type.body,
    selectors: {
      '&:has([role="spinbutton"]:focus)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '1px',
        borderColor: vars.color.focus,
      },
    },
  }),
);

export const day = style(
  component({ display: 'inline-flex', alignItems: 'center', flex: 'none', whiteSpace: 'pre', ...tabular }),
);

export const segment = style(
  component({
    borderRadius: '3px',
    outline: 'none',
    caretColor: 'transparent',
    textAlign: 'center',
    selectors: {
      // Narrower than a target of its own, but with room around it (WCAG 2.5.8, spacing).
      '&[role="spinbutton"]': { paddingInline: '2px', height: '24px', lineHeight: '24px' },
      '&[data-placeholder]': { color: vars.color.text.muted },
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

export const open = style(component({ marginInlineStart: 'auto' }));
