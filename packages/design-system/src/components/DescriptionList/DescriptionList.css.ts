import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const list = style(
  component({ display: 'flex', flexDirection: 'column', minWidth: 0, ...type.small }),
);

export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xxs} ${vars.space.l}`,
    // The links of consecutive rows need separate touch targets.
    '@media': { [media.mobile]: { minHeight: '45px' } },
  }),
);
export const ruledRow = style(
  component({
    minHeight: '41px',
    paddingBlock: vars.inset.s,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line.default}` } },
  }),
);
export const plainRow = style(component({ minHeight: '28px', paddingBlock: vars.space.xxs }));

export const term = style(component({ color: vars.color.text.muted }));

export const detail = style(
  component({
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    minWidth: 0,
    marginInlineStart: 'auto',
    fontWeight: weight.medium,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
);
export const strong = style(component({ ...type.section, ...tabular }));
/** Muted facts are less prominent, but still readable (WCAG 1.4.3). */
export const muted = style(component({ color: vars.color.text.muted, fontWeight: weight.regular }));
