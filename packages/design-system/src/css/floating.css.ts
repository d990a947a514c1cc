import { style } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';
import { component } from './component.css.ts';
import { type, weight } from './type.css.ts';
import { innerRing } from './focusRing.css.ts';
import { withIcons } from './withIcons.ts';

export const floating = style(
  component({
    background: vars.color.raised,
    border: `1px solid ${vars.color.line.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    outline: 'none',
    maxWidth: 'calc(100vw - 16px)',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-4px)' } },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const options = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    padding: vars.space.xs,
    maxHeight: 'inherit',
    overflowY: 'auto',
    outline: 'none',
  }),
);

export const option = style(
  withIcons('18px', {
    display: 'flex',
    // The options keep their height, because the list scrolls.
    flex: 'none',
    alignItems: 'center',
    gap: vars.inset.m,
    minHeight: vars.size.control,
    padding: `${vars.inset.s} ${vars.inset.m}`,
    borderRadius: vars.radius.control,
    ...type.body,
    outline: 'none',
    cursor: 'pointer',
    color: vars.color.text.default,
    selectors: {
      '&[data-focused], &:focus': { background: vars.color.fill.hover },
      '&[data-selected]': { fontWeight: weight.semibold },
      '&[data-focus-visible], &:focus-visible': { ...innerRing },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: { '&[data-focused], &:focus': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);

/** The class of the selected option in the button of a select. It's on one line, without a check mark. */
export const chosenOption = style({});
const chosen = `${chosenOption} &`;

export const optionText = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minWidth: 0,
    selectors: {
      [chosen]: { display: 'inline-flex', flexDirection: 'row', alignItems: 'baseline', gap: vars.inset.s },
    },
  }),
);
export const optionNote = style(
  component({
    ...type.caption,
    fontWeight: weight.regular,
    color: vars.color.text.muted,
    selectors: { [chosen]: { whiteSpace: 'nowrap' } },
    // On the narrowest phones, the description of the selected option wraps, so that none of its digits is cut off.
    '@media': { [media.smallest]: { selectors: { [chosen]: { whiteSpace: 'normal' } } } },
  }),
);
export const optionCheck = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    width: '16px',
    marginInlineStart: 'auto',
    selectors: { [chosen]: { display: 'none' } },
  }),
);
export const critical = style(component({ color: vars.color.text.critical }));
export const sectionTitle = style(
  component({
    padding: `${vars.space.s} ${vars.inset.m} ${vars.space.xs}`,
    ...type.caption,
    fontWeight: weight.semibold,
    color: vars.color.text.muted,
  }),
);
export const separator = style(
  component({
    margin: `${vars.space.xs} 0`,
    // Forced colors show borders, but not backgrounds.
    border: 0,
    borderBlockStart: `1px solid ${vars.color.line.default}`,
    flex: 'none',
  }),
);
export const content = style(component({ outline: 'none', maxHeight: 'inherit', overflowY: 'auto' }));
