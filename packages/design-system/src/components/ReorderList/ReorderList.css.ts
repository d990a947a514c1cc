import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const list = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, outline: 'none' }),
);

export const row = style(
  component({
    border: `1px solid ${vars.color.line.default}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    cursor: 'grab',
    outline: 'none',
    selectors: { '&[data-focus-visible]': ring, '&[data-dragging]': { opacity: 0.5 } },
  }),
);

export const line = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: '44px',
    padding: `${vars.space.xs} ${vars.space.s}`,
  }),
);

export const content = style(component({ flex: 1, minWidth: 0 }));

export const steps = style(component({ display: 'flex', flex: 'none', gap: vars.space.s }));
/** On phones, the buttons of a tall row are stacked, in the narrowest windows below the content. */
export const tallSteps = style(
  component({
    '@media': {
      [media.mobile]: { flexDirection: 'column' },
      [media.smallest]: { flexDirection: 'row', marginInlineStart: 'auto' },
    },
  }),
);

/** The windows in which a tall row is above its handle and buttons (400% zoom, WCAG 1.4.10). */
const narrowest = media.smallest;
export const tallLine = style(component({ '@media': { [narrowest]: { flexWrap: 'wrap' } } }));
export const tallContent = style(component({ '@media': { [narrowest]: { order: -1, flexBasis: '100%' } } }));

export const landing = style(
  component({
    selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.color.graphic.accent}` } },
  }),
);
